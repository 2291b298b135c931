#pragma once

#include <stddef.h>
#include <stdint.h>

// The entry of libFuzzer, for a program that has a main function of its own. The library comes with
// the compiler, which links it for -sanitize=fuzzer; it has no header there.
int LLVMFuzzerRunDriver(
    int *argument_count, char ***arguments, int (*test_one_input)(const uint8_t *data, size_t size));
