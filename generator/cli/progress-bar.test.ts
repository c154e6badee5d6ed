// A bar for somebody who waits, plain lines for a log.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showProgress } from './progress-bar'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow(isTTY: boolean, columns = 80) {
  const written: string[] = []
  let done = 0
  const write = (text: string) => written.push(text.replaceAll('\u001b[K', '').replaceAll('\r', ''))
  const stop = showProgress('Rendering pages', 4000, () => done, { isTTY, columns, write })
  return {
    written,
    stop,
    wait: (milliseconds: number, pages: number) => {
      done = pages
      vi.advanceTimersByTime(milliseconds)
    },
  }
}

test('on a terminal a bar grows, and goes away in the end', () => {
  const { written, wait, stop } = follow(true)
  wait(100, 2000)
  expect(written).toEqual([
    '░░░░░░░░░░░░░░░░░░░░░░░░ Rendering pages: 0 of 4,000',
    '████████████░░░░░░░░░░░░ Rendering pages: 2,000 of 4,000',
  ])
  stop()
  wait(1000, 4000)
  expect(written.slice(2)).toEqual([''])
})

test('it never takes more than one line of a narrow terminal', () => {
  expect(follow(true, 40).written[0]).toHaveLength(39)
})

test('a log has a line every five seconds, and none for work that is soon done', () => {
  const { written, wait, stop } = follow(false)
  wait(4900, 900)
  expect(written).toEqual([])
  wait(100, 1000)
  expect(written).toEqual(['Rendering pages: 1,000 of 4,000\n'])
  stop()
  wait(60_000, 4000)
  expect(written).toHaveLength(1)
})
