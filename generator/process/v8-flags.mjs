// Settings of V8 for processes that end within a minute.

/**
 * How much bytecode a function runs before V8 optimizes it, several times as much as by default. Most of what is optimized early
 * never pays off (docs/performance.md).
 */
const INTERRUPT_BUDGET_BYTES = 500_000

/** The first version without that setting, which came with Node 22. It counts calls, and optimizes late by default. */
const V8_WITHOUT_BUDGET = 12

/**
 * Arguments of `setFlagsFromString`, before most code is loaded, or of Node itself, which does not start with one that its V8 does
 * not know.
 */
export const V8_FLAGS = [
  ...(parseInt(process.versions.v8, 10) < V8_WITHOUT_BUDGET
    ? [`--interrupt-budget=${INTERRUPT_BUDGET_BYTES}`]
    : []),
  // Most regular expressions run more than once. By default each is compiled twice, to bytecode for its first run and then to machine code.
  '--no-regexp-tier-up',
]
