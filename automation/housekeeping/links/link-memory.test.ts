// Tests when a link counts as dead, and that nothing but our own memory is read from an issue.
import { describe, expect, test } from 'vitest'
import type { LinkAnswer } from './ask-link'
import {
  EMPTY_MEMORY,
  formatMemory,
  getLinkKey,
  isLongDead,
  isWeekOver,
  parseMemory,
  remember,
} from './link-memory'

const URL = 'https://shop.example/'
const KEY = getLinkKey(URL)
const DAY = '2026-11-22'

const runWeeks = (...answers: (LinkAnswer | null)[]) =>
  answers.reduce((memory, answer) => {
    const found = new Map(answer === null ? [] : [[URL, answer]])
    return remember(memory, [URL], found, DAY)
  }, EMPTY_MEMORY)

describe('isLongDead', () => {
  test.each<[boolean, (LinkAnswer | null)[]]>([
    [false, ['dead']],
    [false, ['dead', 'dead']],
    [true, ['dead', 'dead', 'dead']],
    [true, Array<LinkAnswer>(30).fill('dead')],
    [false, ['dead', 'dead', 'works', 'dead']],
    [false, ['dead', 'dead', 'dead', 'works']],
    [false, ['dead', 'dead', 'unclear', null]],
    [true, ['dead', 'dead', 'unclear', 'dead']],
    [true, ['dead', 'dead', null, 'dead']],
    [false, ['unclear', 'unclear', 'unclear']],
  ])('is %s after %j', (expected, answers) => {
    expect(isLongDead(runWeeks(...answers), URL)).toBe(expected)
  })

  test('is false again for a link that was gone from the site for a week', () => {
    const forgotten = remember(runWeeks('dead', 'dead'), [], new Map(), DAY)
    expect(isLongDead(remember(forgotten, [URL], new Map([[URL, 'dead']]), DAY), URL)).toBe(false)
  })
})

describe('isWeekOver', () => {
  test.each([
    [true, null],
    [true, '2026-11-15'],
    [true, '2026-11-16'],
    [false, '2026-11-17'],
    [false, DAY],
  ])('is %s after links were asked on %s', (expected, askedOn) => {
    expect(isWeekOver({ ...EMPTY_MEMORY, askedOn }, DAY)).toBe(expected)
  })
})

describe('parseMemory', () => {
  const line = `<!-- lantern-hill-links ${DAY} ${KEY}:2 -->`

  test.each(['\n', '\r\n'])('reads what was written, with lines that end in %j', (end) => {
    const memory = runWeeks('dead', 'dead')
    expect(formatMemory(memory)).toBe(line)
    expect(parseMemory(`<!-- first -->${end}${line}${end}words`, DAY)).toEqual(memory)
  })

  test.each([
    ['there is no second line', '<!-- first -->'],
    ['it is in the text', `first\n\n${line}`],
    ['words follow', `first\n${line} more`],
    ['the day does not exist', `first\n${line.replace('11-22', '02-30')}`],
    ['the day is in the future', `first\n${line.replace('2026', '2027')}`],
    ['a key is too short', `first\n${line.replace(KEY, 'abc')}`],
    ['a number is too large', `first\n${line.replace(':2', ':22')}`],
    ['a number is 0', `first\n${line.replace(':2', ':0')}`],
  ])('reads nothing if %s', (_, body) => {
    expect(parseMemory(body, DAY)).toEqual(EMPTY_MEMORY)
  })

  test('reads no more links than are ever asked', () => {
    const key = (index: number) => index.toString(16).padStart(16, '0')
    const keys = Array.from({ length: 3000 }, (_, index) => ` ${key(index)}:1`)
    const text = `first\n<!-- lantern-hill-links ${DAY}${keys.join('')} -->`
    expect(parseMemory(text, DAY).deadWeeks.size).toBe(500)
  })
})
