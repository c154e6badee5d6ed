import { describe, expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../../test-fixtures/create-test-site'
import { findClient, MAY_BE_CLIENT } from './client-stories'
import { MAY_BE_PERSON, PRIVATE } from './personal-details'

describe('the test that comes first', () => {
  // One sentence for each pattern of PRIVATE.
  test.each([
    'Kayla is 12 weeks along.',
    'She was eight weeks along.',
    'She was due in May.',
    'Kayla was born eight weeks early.',
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

test('the town of someone is not taken for her name', () => {
  const text = createPageText('Pray', 'Pray for a girl from Loachapoka, who is 17 and pregnant.')
  const problems = getTestProblems({ 'pages/pray.md': text })
  expect(problems.join()).toContain('pray.md:6:1 person-recognizable')
})

describe('the test that comes before the stories of clients', () => {
  test.each([
    'Megan sat here, eight weeks along.',
    'Megan sat here and was pregnant.',
    'Megan is due in May.',
    'Megan came in for a test.',
    'Megan called after her ultrasound.',
    'Megan’s test was positive.',
    'Megan’s pregnancy was a surprise.',
    'Megan chose life.',
    'Megan had an abortion.',
    'Megan was raped.',
    'Megan was too scared to tell her mom.',
    'Megan from Sampleville wept over the test.',
    'Megan está embarazada.',
    'Hoy vino Karla por una prueba de embarazo.',
    'Karla tiene cuatro meses.',
    'Karla perdió a su bebé.',
    'Megan was sixteen and scared.',
    'Please remember Megan, the pastor’s daughter from Sampleville, whose parents found out on Sunday.',
    'Pray for Megan, the baker’s niece, whose mother does not know.',
  ])('matches what only clients have: %s', (story) => {
    expect(story.split('. ').some((sentence) => findClient(sentence) !== null)).toBe(true)
    expect(MAY_BE_CLIENT.test(story)).toBe(true)
  })
  test.each([
    'Her mother does not know what to say when the phone rings.',
    'Many girls come here before their parents find out.',
    'Pray for Samuel, the priest’s helper, whose mother did not know what God would ask.',
    'Someone whose parents found out too soon may need a place to sit.',
  ])('matches no words about anyone: %s', (sentence) => {
    expect(findClient(sentence)).toBeNull()
  })
})
