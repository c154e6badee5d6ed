// Tests the progress bar on a terminal and its plain lines in a log.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showProgress } from './progress-bar'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startProgress(isTTY: boolean, columns = 80) {
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

describe('showProgress', () => {
  test('draws a growing bar on a terminal, and removes it at the end', () => {
    const { written, wait, stop } = startProgress(true)
    wait(100, 2000)
    expect(written).toEqual([
      '░░░░░░░░░░░░░░░░░░░░░░░░ Rendering pages: 0 of 4,000',
      '████████████░░░░░░░░░░░░ Rendering pages: 2,000 of 4,000',
    ])
    stop()
    wait(1000, 4000)
    expect(written.slice(2)).toEqual([''])
  })

  test('never takes more than one line of a narrow terminal', () => {
    expect(startProgress(true, 40).written[0]).toHaveLength(39)
  })

  test('writes a line to a log every five seconds, and none for work that is done sooner', () => {
    const { written, wait, stop } = startProgress(false)
    wait(4900, 900)
    expect(written).toEqual([])
    wait(100, 1000)
    expect(written).toEqual(['Rendering pages: 1,000 of 4,000\n'])
    stop()
    wait(60_000, 4000)
    expect(written).toHaveLength(1)
  })
})
