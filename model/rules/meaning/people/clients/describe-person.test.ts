// Tests which words are named as others for a sentence about a person, and what they replace.
import { expect, test } from 'vitest'
import { describePerson } from './describe-person'

test.each([
  [
    'Kaylee',
    'Pray for all who wait, and for Kaylee from the bakery on Main Street, who is due in March.',
    'leave out ", and for Kaylee … due in March"',
  ],
  [
    'Karla',
    'Ore por las madres y por Karla, que espera un bebé en mayo.',
    'leave out "y por Karla … bebé en mayo"',
  ],
  [
    'Kaylee',
    'Please lift up Kaylee, a senior in the youth choir, whose baby is due in March.',
    'write "Please lift up young people who are expecting a baby" in place of "Please lift up Kaylee … due in March"',
  ],
  [
    'Jasmine',
    'Pray for Jasmine, who lost her job, and for all mothers.',
    'write "Pray for all who need help today"',
  ],
  [
    null,
    'Remember above all the girl in the youth choir who is due in March.',
    'write "Remember all who are expecting a baby" in place of "Remember above all the … due in March"',
  ],
  [
    'Kayla',
    'Pray for those who have just learned about a pregnancy, such as Kayla, 17, the waitress from Opelika who came in on Tuesday.',
    'leave out ", such as Kayla … in on Tuesday"',
  ],
  [
    null,
    'Pray above all for the pastor’s daughter from Oak Street, who is due in March and did not tell her brothers.',
    'write "Pray above all for those whose families do not know yet" in place of "Pray above all for the … tell her brothers"',
  ],
  ['Amber', 'Amber is due at the end of June.', 'write "all who are expecting a baby" instead'],
])('%s: %s', (name, sentence, advice) => {
  expect(describePerson(name, sentence).fix).toContain(`You could ${advice}. Then`)
})

test.each([
  ['Kaylee', 'Pray for Kaylee, 17, a waitress at Sample Grill.'],
  ['Karla', 'Ore por Karla, que espera un bebé en mayo.'],
])('does not ask whether %s has agreed: %s', (name, sentence) => {
  expect(describePerson(name, sentence).fix).toMatch(/^Unless this person is made up, take out/)
})

test('asks whether a donor has agreed', () => {
  expect(describePerson('Walter', 'Pray for Walter, who lost his wife.').fix).toMatch(
    /^Unless this person is made up or has agreed to be named here, take out/,
  )
})

test('names the words of the next sentence that would not fit', () => {
  const sentence = 'Pray for Kayla, a waitress from Opelika who came to us with her mother.'
  const next = ' Ask God to give both of them peace.'
  expect(describePerson('Kayla', sentence, next).fix).toContain(
    ' in place of "Pray for Kayla … with her mother", and "them" in place of "both of them". Then please',
  )
})
