// How far a long piece of work is: a bar on a terminal, a plain line now and then anywhere else.
import { formatNumber } from '../reporters/text-reporter'

type Stream = {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly write: (text: string) => unknown
}

/** Milliseconds from one look to the next. */
const ON_TERMINAL = 100
const ELSEWHERE = 5000

const WIDTH = 24

/**
 * @param what such as `Rendering pages`
 * @param done tells how many of `total` are done; it is asked again and again
 * @returns what ends it, and takes the bar away
 */
export function showProgress(
  what: string,
  total: number,
  done: () => number,
  stream: Stream = process.stderr,
): () => void {
  const words = () => `${what}: ${formatNumber(done())} of ${formatNumber(total)}`
  if (!stream.isTTY) {
    const timer = setInterval(() => stream.write(`${words()}\n`), ELSEWHERE)
    return () => clearInterval(timer)
  }
  const draw = () => {
    const filled = Math.round((done() / total) * WIDTH)
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
    stream.write(`\r\u001b[K${`${bar} ${words()}`.slice(0, (stream.columns ?? 80) - 1)}`)
  }
  draw()
  const timer = setInterval(draw, ON_TERMINAL)
  return () => {
    clearInterval(timer)
    stream.write('\r\u001b[K')
  }
}
