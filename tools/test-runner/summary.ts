// What `npm test` prints at its end: a table of the steps, and one line that counts them.

export type StepResult = {
  readonly title: string
  readonly passed: boolean
  readonly seconds: number
}

/** The last line is `N passed, M failed`, alone, for tools that read it. */
export function describeResults(results: readonly StepResult[]): string {
  const width = Math.max(...results.map((result) => result.title.length))
  const rows = results.map(({ title, passed, seconds }) => {
    const time = `${seconds.toFixed(1)} s`.padStart(8)
    return `  ${title.padEnd(width)}  ${passed ? 'passed' : 'FAILED'}  ${time}`
  })
  const passed = results.filter((result) => result.passed).length
  return ['', ...rows, '', `${passed} passed, ${results.length - passed} failed`].join('\n')
}
