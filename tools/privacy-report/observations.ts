// What a browser did on a site, as a report, and as sentences about what a report does not say.
import type { PrivacyReport } from '../../components/privacy/privacy-report'

type Kind = keyof PrivacyReport

/** What was seen of each kind, with the path of the first page on which it was seen. */
export type Observations = Readonly<Record<Kind, ReadonlyMap<string, string>>>

const KINDS: readonly Kind[] = ['hosts', 'cookies', 'storage', 'storageOnRequest', 'headers']

export type Recorder = {
  readonly seen: Observations
  readonly record: (kind: Kind, what: string) => void
  /** Sets the page on which everything is seen from now on. */
  readonly setPath: (path: string) => void
}

export function createObservations(): Recorder {
  const seen = Object.fromEntries(
    KINDS.map((kind) => [kind, new Map<string, string>()]),
  ) as unknown as Record<Kind, Map<string, string>>
  let path = ''
  return {
    seen,
    record: (kind, what) => {
      if (!seen[kind].has(what)) seen[kind].set(what, path)
    },
    setPath: (next) => (path = next),
  }
}

export const createReport = (seen: Observations): PrivacyReport =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, [...seen[kind].keys()].sort()]),
  ) as unknown as PrivacyReport

const SENTENCES: Readonly<Record<Kind, (what: string, path: string) => string>> = {
  hosts: (what, path) => `Opening ${path} asks ${what} for something.`,
  cookies: (what, path) => `Opening ${path} sets the cookie ${what}.`,
  storage: (what, path) => `Opening ${path} keeps something in the browser: ${what}.`,
  storageOnRequest: (what) => `Something new is stored once a visitor asks for it: ${what}.`,
  headers: (what, path) => `Opening ${path} tells our host something new: the header ${what}.`,
}

/** Returns a sentence for everything that was seen and that the report does not name. */
export const describeNews = (seen: Observations, report: PrivacyReport): string[] =>
  KINDS.flatMap((kind) =>
    [...seen[kind]]
      .filter(([what]) => !report[kind].includes(what))
      .map(
        ([what, path]) => `${SENTENCES[kind](what, path)} The page about privacy does not say so.`,
      ),
  )
