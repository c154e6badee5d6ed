// Formats the end of the output of `npm test`: a table of the steps and a line with the totals.

export type StepResult = {
  readonly title: string
  readonly passed: boolean
  readonly seconds: number
}

/** The last line is exactly `N passed, M failed`, for tools that parse it. */
export function describeResults(results: readonly StepResult[]): string {
  const width = Math.max(...results.map((result) => result.title.length))
  const rows = results.map(({ title, passed, seconds }) => {
    const time = `${seconds.toFixed(1)} s`.padStart(8)
    return `  ${title.padEnd(width)}  ${passed ? 'passed' : 'FAILED'}  ${time}`
  })
  const passed = results.filter((result) => result.passed).length
  return ['', ...rows, '', `${passed} passed, ${results.length - passed} failed`].join('\n')
}
