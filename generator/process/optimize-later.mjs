// A setting of V8 for processes that end within a minute.

/**
 * How much bytecode a function runs before V8 optimizes it, several times as much as by default. Most of what is optimized early
 * never pays off (docs/performance.md).
 */
const INTERRUPT_BUDGET_BYTES = 500_000

/**
 * Makes V8 optimize later. It is an argument of `setFlagsFromString`, before most code is loaded, which only prints a line where V8 does not
 * know it; or of Node itself, which then would not start.
 */
export const OPTIMIZE_LATER = `--interrupt-budget=${INTERRUPT_BUDGET_BYTES}`
