// Pregnant girls whom others in a group know, and sentences about no one in particular.
import { expect, test } from 'vitest'
import { isYoungMember, MAY_BE_MEMBER } from './young-members'

test.each([
  'Remember the 17-year-old from the youth choir at Sample Pine Hill Church who is expecting twins in February.',
  'Pray for the girl from our youth choir who is pregnant.',
  'Pray above all for the deacon’s daughter at Sample Pine Hill Church, a junior who found out last Sunday.',
  'Pray for a sixteen-year-old at Sample High School who is due in May.',
  'Lift up the young woman in our Sunday school who is expecting.',
  'Pray for the tenth-grader on the volleyball team who is twelve weeks along.',
  'Oren por la joven de 17 años del coro de la Iglesia Ejemplo que está embarazada.',
  'Pidan por la muchacha de nuestro grupo que espera gemelos.',
  'Please remember the choir director’s younger daughter at Sample Oak Street Church, who is nineteen and expecting in March.',
  'Pray for Pastor Sample’s oldest daughter, who is 16 and pregnant.',
  'Lift up our youth leader’s niece, who is due in May.',
  'Pray for the daughter of our deacon, who is twelve weeks along.',
  'Oren por la hija menor del pastor, que está embarazada.',
])('recognizes someone: %s', (sentence) => {
  expect(MAY_BE_MEMBER.test(sentence)).toBe(true)
  expect(isYoungMember(sentence)).toBe(true)
})

test.each([
  'The director of the choir at Sample Church is expecting a baby in June.',
  'Girls from any school who are pregnant can come.',
  'If a girl from the youth group is pregnant, we sit with her.',
  'When the girl from the choir was pregnant, we prayed.',
  'I was the 17-year-old from the choir, and I was pregnant.',
  'A 17-year-old who is pregnant needs a friend.',
  'The girl from the choir was expecting a prize.',
  'Pray for the girls of our youth choir and for all who are pregnant.',
  'Oren por la joven que está embarazada.',
  'The pastor’s daughter is the director of our clinic, and she speaks on Friday.',
  'My pastor’s daughter is expecting, and we rejoice.',
  'Whether she is the pastor’s daughter or not, a girl who is pregnant is welcome.',
  'The coach’s wife is expecting in May.',
])('recognizes no one: %s', (sentence) => {
  expect(isYoungMember(sentence)).toBe(false)
})
