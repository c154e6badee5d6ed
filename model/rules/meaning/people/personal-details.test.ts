import { describe, expect, test } from 'vitest'
import { MAY_BE_PERSON, PRIVATE } from './personal-details'

describe('the test that comes first', () => {
  // One sentence for each pattern of PRIVATE.
  test.each([
    'Kayla is 12 weeks along.',
    'She was due in May.',
    'She is expecting a baby in June.',
    'Her boyfriend left. We prayed for her ex-boyfriend.',
    'It was about his girlfriend.',
    'Kayla is afraid, and her baby comes in March.',
    'Kayla, a student at Auburn.',
    'Kayla, a junior at Auburn.',
    'Kayla from our youth group.',
    'Kayla from the high school.',
    'Kayla, a sophomore, called.',
    'Kayla is a senior in college.',
    'Kayla, who is expecting again.',
    'Her parents do not know.',
    'She did not tell her mother.',
    'She had a miscarriage.',
    'He is in jail.',
    'Sus padres no saben.',
    'Ella perdió su bebé.',
    'Ella va a ser mamá.',
    'Tiene 20 semanas.',
    'Ella está embarazada.',
    'Vino con su novio.',
    'Espera para mayo.',
  ])('matches what is private: %s', (sentence) => {
    expect(PRIVATE.test(sentence)).toBe(true)
    expect(MAY_BE_PERSON.test(sentence)).toBe(true)
  })
})
