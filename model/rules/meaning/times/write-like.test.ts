import { describe, expect, it } from 'vitest'
import { writeLike } from './write-like'

describe('writeLike', () => {
  it.each([
    ['6:00 to 8:00 PM', '6:00 PM - 9:00 PM', '6:00 to 9:00 PM'],
    ['6 to 8 PM', '6:00 PM - 9:00 PM', '6 to 9 PM'],
    ['6 to 8 PM', '6:30 PM - 8:00 PM', '6:30 to 8 PM'],
    ['6–8 p.m', '6:00 PM - 9:00 PM', '6–9 p.m.'],
    ['6:00 PM until 8:00 PM', '6:00 PM - 9:00 PM', '6:00 PM until 9:00 PM'],
    ['10 to 11 AM', '10:00 AM - 1:00 PM', '10 AM to 1 PM'],
    ['10 AM to 2 PM', '9:00 AM - 11:00 AM', '9 AM to 11 AM'],
    ['8:00 PM', '9:00 PM', '9:00 PM'],
    ['8 p. m', '9:00 PM', '9 p. m.'],
    ['11 a.m', '12:30 PM', '12:30 p.m.'],
    ['5:30 and 6:00', '5:00 and 5:30', '5:00 and 5:30'],
  ])('in the manner of %s, %s is %s', (typed, right, meant) => {
    expect(writeLike(typed, right)).toBe(meant)
  })
})
