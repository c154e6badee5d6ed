// Tests which sentences make a visitor known to her neighbors, and which are about helpers, guests or people in general.
import { expect, test } from 'vitest'
import { findVisitor, isVisitWithDetail, MAY_BE_VISITOR } from './recent-visitors'

test.each([
  'Pray for families. Remember especially the daughter of the organist at Sample Mill Road Church, a junior in high school, who came to our clinic two weeks ago.',
  'Pray for those who have just learned about a pregnancy they did not plan, like the young waitress from Opelika who came in on Tuesday with her twin boys.',
  'Pray for the organist’s daughter, who came to our clinic on Monday.',
  'Remember our deacon’s niece, who called us last week.',
  'A waitress from the diner in Opelika came in with her three children.',
  'Last week a mother from Loachapoka came by with her twins.',
  'Pray for the cashier at Sample Street who walked into our office on Friday.',
  'We think of the girl with the purple hair from Notasulga who sat in our lobby.',
  'Pray for the wife of our mail carrier, who talked with our nurse.',
  'Pray for the pastor’s granddaughter, a junior in high school, who is pregnant.',
  'Pray above all for the 17-year-old from the marching band in Opelika who came to us last Tuesday with her aunt.',
  'Oren por la hija del organista, que vino a nuestra clínica el martes.',
  'Oren por la joven mesera de Opelika que vino a la clínica con sus gemelos.',
])('one person can be known in %j', (text) => {
  expect(MAY_BE_VISITOR.test(text)).toBe(true)
  expect(
    text
      .split('. ')
      .map((sentence) => findVisitor(sentence))
      .some(Boolean),
  ).toBe(true)
})

test.each([
  'Any 17-year-old from Opelika can come to us.',
  'Pray for the mother who came in on Monday with her baby, and for all who came in this week.',
  'Pray for those who came to our clinic this week, and for their children.',
  'Pray for a young mother who came in on Tuesday, afraid and alone.',
  'Pray for the families from Opelika who came to us this year.',
  'The daughter of our pastor came by on Saturday to sort baby clothes.',
  'The organist’s son, a senior in high school, came in to paint our baby room.',
  'A retired teacher from Opelika came by with diapers that she brought from her church.',
  'A junior at Auburn High came to our office to interview Denise for the school paper.',
  'A nurse from East Alabama came to our clinic to train us.',
  'In 1998, a waitress from Opelika came to our office with her twins.',
  'A student from Auburn may come in with her parents, if she likes.',
  'The woman from Samaria came to the well, and the daughter of Pharaoh came down to the river.',
  'Elizabeth was six months along, and the mother of Jesus came to see her.',
  'A storm from Georgia came in on Tuesday, and the office was dark.',
  'The choir of Sample Church came by and sang for us.',
  'Every mother from Auburn whose baby is due is welcome here.',
  'The daughter of the King is you, and you came to us for a reason.',
  'Oren por las mujeres que vinieron a la clínica esta semana.',
  'La hija del pastor vino a la clínica y ayudó con la ropa.',
])('nobody can be known in %j', (text) => {
  expect(
    text
      .split('. ')
      .map((sentence) => findVisitor(sentence))
      .some(Boolean),
  ).toBe(false)
})

test.each([
  ['Please remember Brandi from Notasulga, who came to our clinic.', true],
  ['Pray for Brandi and her baby, who came to our clinic on Monday.', true],
  ['Oren por Karla y su bebé, que vino a nuestra clínica.', true],
  ['Denise, who came to us last spring from Grace Chapel, is here on Mondays.', false],
  ['Pray for Denise from Opelika, who came to us as our new nurse.', false],
  ['Pray for Luis from Opelika, who came by to fix the door.', false],
  ['Pray for Pastor Luis from Opelika, who visited us.', false],
  ['Pray for Mary and her baby, and for Joseph.', false],
])('whether a visitor with a name can be known in %j: %s', (text, isKnown) => {
  expect(isVisitWithDetail(text)).toBe(isKnown)
})
