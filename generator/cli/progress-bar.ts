// Shows the progress of a long task: a bar on a terminal, or an occasional plain line elsewhere.
import { formatNumber } from '../reporters/text-reporter'

type Stream = {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly write: (text: string) => unknown
}

const TTY_INTERVAL_MS = 100
const NON_TTY_INTERVAL_MS = 5000

const BAR_WIDTH = 24

/**
 * @param label such as `Rendering pages`
 * @param getDone returns how many of `total` are done; called repeatedly
 * @returns a function that stops the progress display and removes the bar
 */
export function showProgress(
  label: string,
  total: number,
  getDone: () => number,
  stream: Stream = process.stderr,
): () => void {
  const formatStatus = () => `${label}: ${formatNumber(getDone())} of ${formatNumber(total)}`
  if (!stream.isTTY) {
    const timer = setInterval(() => stream.write(`${formatStatus()}\n`), NON_TTY_INTERVAL_MS)
    return () => clearInterval(timer)
  }
  const draw = () => {
    const filled = Math.round((getDone() / total) * BAR_WIDTH)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
    stream.write(`\r\u001b[K${`${bar} ${formatStatus()}`.slice(0, (stream.columns ?? 80) - 1)}`)
  }
  draw()
  const timer = setInterval(draw, TTY_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    stream.write('\r\u001b[K')
  }
}
