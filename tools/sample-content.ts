// Where the content of a made-up organization is, on which the code is tested, measured and photographed. Staff change
// content/ as they like; this one changes only together with the code.

/** From the root of the project. It holds what content/ holds, but for the guides for editors. */
export const SAMPLE_CONTENT = 'tests/fixtures/content'
