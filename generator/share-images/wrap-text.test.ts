// Tests that the lines of a card never leave their box, and that no word of the text is lost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText, wrapText } from './wrap-text'

/** Every letter is as wide as the size of the font. */
const measure = (text: string) => text.length

const anyText = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'é', 'W'), minLength: 1, maxLength: 30 }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => words.join(' '))

describe('wrapText', () => {
  test('breaks a text between words', () => {
    expect(wrapText('one two three', 7, measure)).toEqual(['one two', 'three'])
  })

  test('breaks a word between letters only if it is wider than a line', () => {
    expect(wrapText('a abcdefgh b', 5, measure)).toEqual(['a', 'abcde', 'fgh b'])
  })

  test('keeps every letter of any text, in lines that are no wider than they may be', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, width) => {
        const lines = wrapText(text, width, measure)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
      }),
    )
  })
})

describe('fitText', () => {
  const box = { width: 100, height: 30, lineHeight: 1 }

  test('takes the largest size in which the text fits', () => {
    expect(fitText('one', box, [30, 10], measure)).toEqual({ size: 30, lines: ['one'] })
    expect(fitText('one two', box, [30, 10], measure)).toEqual({ size: 10, lines: ['one two'] })
  })

  test('takes a smaller size rather than break a word', () => {
    expect(fitText('abcdefgh', box, [20, 10], measure).size).toBe(10)
  })

  test('makes lines of similar lengths', () => {
    const { lines } = fitText('one two three four', box, [10], measure)
    expect(lines).toEqual(['one two', 'three four'])
  })

  test('never breaks a word for the sake of similar lengths', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { lines } = fitText(text, { ...box, height: 1000 }, [3], measure)
        expect(lines.join(' ')).toBe(text)
      }),
    )
  })
})
