// A problem of the check with its repair.
import type { Problem } from '../../../model/problems/problem'

export function ProblemView({ problem }: { readonly problem: Problem }) {
  const { severity, file, line, message, fix, suggestion } = problem
  return (
    <div data-box="" data-warning={severity === 'error' ? '' : undefined}>
      <p data-quiet="">
        <bdi>{file}</bdi>, line {line}
      </p>
      <p>
        {message} {fix}
      </p>
      {suggestion && (
        <>
          <p>Repaired, it looks like this:</p>
          <pre>{suggestion.text}</pre>
        </>
      )}
    </div>
  )
}
