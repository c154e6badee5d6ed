import { describe, expect, test } from 'vitest'
import { choice } from './choice'

const fruit = choice({ about: 'A fruit.', example: 'pear' }, ['pear', 'cherry', 'quince'])
const parse = (typed: string) => fruit.parse(typed, { externalLinks: {}, images: {} })

describe('choice', () => {
  test('accepts each of its words', () => {
    expect(parse('cherry')).toEqual({ value: 'cherry' })
    expect(fruit.constraints).toEqual({ enum: ['pear', 'cherry', 'quince'] })
  })

  test('corrects a word that was meant beyond doubt', () => {
    for (const typed of ['Cherry', 'chery'])
      expect(parse(typed)).toMatchObject({
        problem: { code: 'choice-unknown', fix: 'Write cherry', replacement: 'cherry' },
      })
  })

  test('lists its words for a word that is nothing like them', () => {
    const result = parse('lemonade')
    expect(result).toMatchObject({ problem: { fix: 'Write one of these: pear, cherry, quince' } })
    expect(result).not.toHaveProperty('problem.replacement')
  })
})
