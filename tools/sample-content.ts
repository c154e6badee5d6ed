// The content of a made-up organization, used for tests, measurements and screenshots. Staff may change content/ at any time;
// the sample content changes only together with the code.

/** Relative to the root of the project. It has the same structure as content/, without the guides for editors. */
export const SAMPLE_CONTENT = 'tests/fixtures/content'
