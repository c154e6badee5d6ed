// How long the parts of a build take.

export type TimedStep = { readonly name: string; readonly milliseconds: number }

export type Timings = {
  /** Says that what has been done since the last stage was this one. */
  readonly done: (name: string) => void
  readonly all: () => readonly TimedStep[]
}

/** The first stage begins with the process. */
export function createTimings(): Timings {
  const stages: TimedStep[] = []
  let since = 0
  const done = (name: string) => {
    const at = performance.now()
    stages.push({ name, milliseconds: at - since })
    since = at
  }
  return { done, all: () => stages }
}
