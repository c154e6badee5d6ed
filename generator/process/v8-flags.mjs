// Settings of V8 for processes that end within a minute.

/**
 * How much bytecode a function runs before V8 optimizes it, several times as much as by default. Most of what is optimized early
 * never pays off (docs/performance.md).
 */
const INTERRUPT_BUDGET_BYTES = 500_000

/**
 * Arguments of `setFlagsFromString`, before most code is loaded, which only prints a line where V8 does not know one; or of Node
 * itself, which then would not start.
 */
export const V8_FLAGS = [
  `--interrupt-budget=${INTERRUPT_BUDGET_BYTES}`,
  // Most regular expressions run more than once. By default each is compiled twice, to bytecode for its first run and then to machine code.
  '--no-regexp-tier-up',
]
