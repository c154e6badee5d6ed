// The seed of all property tests.

/** Fixed so that every run generates the same values and failures are reproducible. */
export const SEED = 1
