#ifndef A11Y_OUTLINE_ALLOCATIONS_H
#define A11Y_OUTLINE_ALLOCATIONS_H

/// How often this process has asked for memory.
unsigned long allocation_count(void);

#endif
