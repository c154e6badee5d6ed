// Measures how long the stages of a build take.

export type TimedStep = { readonly name: string; readonly milliseconds: number }

export type Timings = {
  /** Ends a stage: the time since the previous stage ended belongs to this one. */
  readonly done: (name: string) => void
  readonly all: () => readonly TimedStep[]
}

/** The first stage starts when the process starts. */
export function createTimings(): Timings {
  const stages: TimedStep[] = []
  let stageStart = 0
  const done = (name: string) => {
    const now = performance.now()
    stages.push({ name, milliseconds: now - stageStart })
    stageStart = now
  }
  return { done, all: () => stages }
}
