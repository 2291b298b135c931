#ifndef A11Y_OUTLINE_CTERMINFO_SHIM_H
#define A11Y_OUTLINE_CTERMINFO_SHIM_H

// term.h defines a macro for every capability; only the functions are wanted.
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>

// tparm is variadic, which Swift cannot call.
static inline char *a11y_tparm(const char *capability, long first, long second) {
  return tparm(capability, first, second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

// cur_term is a variable, which Swift does not let a program read without a lock it knows of.
static inline void a11y_forget_terminal(void) { del_curterm(cur_term); }

#endif
