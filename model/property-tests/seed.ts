// Where the made-up values of the properties come from.
/** The same made-up values in each run: a test that is red once is red again. Another number makes others. */
export const SEED = 1
