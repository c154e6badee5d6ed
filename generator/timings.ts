// How long the parts of a build take.

export type Stage = { readonly name: string; readonly milliseconds: number }

export type Stages = {
  /** Says that what has been done since the last stage was this one. */
  readonly done: (name: string) => void
  readonly all: () => readonly Stage[]
}

/** The first stage begins with the process. */
export function openStages(): Stages {
  const stages: Stage[] = []
  let since = 0
  const done = (name: string) => {
    const at = performance.now()
    stages.push({ name, milliseconds: at - since })
    since = at
  }
  return { done, all: () => stages }
}
