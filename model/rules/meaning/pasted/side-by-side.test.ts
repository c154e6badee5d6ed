// Two wordings beside each other, and words that follow each other in good English and Spanish.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const check = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', words) })
    .filter((problem) => problem.includes('side by side'))
    .join()

test.each([
  ['We listen to each person every one of them with respect.', 'each person', 'every one of them'],
  ['We greet every guest each visitor at the door.', 'every guest', 'each visitor'],
  ['Pray for our team staff, our helpers and our town.', 'team', 'staff'],
  ['The gifts donations of last year were spent on diapers.', 'gifts', 'donations'],
  ['Many mothers women come to us by bus.', 'mothers', 'women'],
  ['We will can help you with a ride.', 'will', 'can'],
  ['They is are glad to see you.', 'is', 'are'],
  ['Please call text us before you come.', 'call', 'text'],
  ['Look at the our list of needs.', 'the', 'our'],
  ['We meet on Monday Tuesday at the church.', 'Monday', 'Tuesday'],
  ['The class starts in February March and is free.', 'February', 'March'],
  ['We meet on the first second Saturday of the month.', 'first', 'second'],
  ['Come in the morning afternoon, and bring a friend.', 'morning', 'afternoon'],
  ['Nos vemos el lunes martes en la iglesia.', 'lunes', 'martes'],
])('%s has two wordings', (words, first, second) => {
  expect(check(words)).toContain(`Leave out "${first}" or "${second}"`)
})

test.each([
  'We call each person every week, and every child every day.',
  'There are six leaflets. We give each person every one of them.',
  'We love our helpers, every one of them. Each family each year writes to us.',
  'Our staff team meets, and the team staff meeting is on Monday.',
  'Volunteers staff the desk. The staff volunteers help support our work.',
  'All there is are stories. We offer a walk They can join.',
  'That song They sing is old. The mercy He shows is great, and what it is are gifts.',
  'Each walk walks us home. One choir Two Hearts sings.',
  'What she gives donations cannot buy. The baby girl sleeps.',
  'What it is are three things. All that they are was given to them.',
  'For help by phone call us. Send a text message us moms like.',
  'Come visit us, go see them, or help us help them.',
  'We say the Our Father. Vitamin A the doctor knows.',
  'On Monday, Tuesday and Friday. Mondays Tuesdays Wednesdays.',
  'We meet at the last second. The first second of May is near.',
  'Good morning, evening prayer is at six. Sunday morning evening prayer is moved.',
  'A big, large house. A great big tree, a tiny little bird.',
  '“The our list” is a typo that we quote.',
])('%s has one', (words) => {
  expect(check(words)).toBe('')
})
