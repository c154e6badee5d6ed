// Sentences that break off in the middle of a text, and words that only look like it.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const check = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', `${words}\n\nCome along.`) }).filter(
    (problem) => problem.includes('text-broken-off'),
  )

test.each([
  ['We listen, and you can Then we look at what helps.', 'you can'],
  ['Bring your Then take a seat.', 'your'],
  ['We meet at the. Come and see.', 'the'],
  ['We will call you, so that. Come and see.', 'so that'],
  ['We would like to. Come and see.', 'would like to'],
  ['We have a room, so if your group would like to meet here, After work she sings.', 'here,'],
  ['Traiga ropa para los. Venga.', 'para los'],
  ['Tenemos ropa para una. Venga.', 'para una'],
  ['Es parte de una. Venga.', 'de una'],
])('%s breaks off', (words, last) => {
  expect(check(words)).toEqual([expect.stringContaining(`break off after "${last}"`)])
})

test.each([
  'If you come at three, After School is open. If she asks, “After work we sing” is a song.',
  'The class is in the After School room. We know of When We Were Young.',
  'Come if you would like to. You may stay as long as you want to. Tell us who you are with.',
  'May He bless you. How can You love us so? We trust in the One who was and is to come.',
  'We ask about vitamin A. He is in grade A. It is theirs, not ours.',
  'The song is called If only they knew. From There to Here is a book.',
  '¿Sabe qué le gusta? Eso es para él. Venga con ella. Traiga las suyas.',
  'Una persona puede necesitar más de una. Entren de una en una. Traiga dos o una.',
  'No venga a menos de una. Si le gustan las sillas, quédese con una. Inscríbase en una.',
  'Mande el sobre. El tren para. Que entre. We are free from sin. He argued pro and con.',
  'See our [calendar](/events) or the [The Way](/events) page. Smith et al. No sabe con quien.',
  'We sing “Then we will” and “the If song”.',
])('%s does not', (words) => {
  expect(check(words)).toEqual([])
})
