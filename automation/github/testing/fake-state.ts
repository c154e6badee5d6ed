// What the fake of GitHub knows.

export type Json = Readonly<Record<string, unknown>>

/** What the fake knows; tests change it freely. */
export type FakeState = {
  pulls: Json[]
  issues: (Json & { number: number })[]
  /** The comments of all pull requests; `issue` is the number. */
  comments: (Json & { issue: number; body: string })[]
  /** The comments beside lines; `pull` is the number. */
  lineComments: (Json & { pull: number })[]
  /** The files of each pull request by its number. */
  files: Record<number, Json[]>
  /** The files of the repository at any commit, by path. */
  contents: Record<string, string>
  /** The artifacts of each run by its ID. */
  artifacts: Record<number, { name: string; zip: Buffer }[]>
  /** The runs of workflows that were asked for. */
  dispatches: { workflow: string; body: unknown }[]
  /** Answers a request before the fake does, unless it returns undefined. */
  intercept: ((method: string, path: string, body: unknown) => unknown) | null
  /** How many of the next requests fail with the status 502. */
  failures: number
}

export const createFakeState = (): FakeState => ({
  pulls: [],
  issues: [],
  comments: [],
  lineComments: [],
  files: {},
  contents: {},
  artifacts: {},
  dispatches: [],
  intercept: null,
  failures: 0,
})
