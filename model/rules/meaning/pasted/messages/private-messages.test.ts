// Tests which sentences are taken for a private message.
import { expect, test } from 'vitest'
import { findPrivateMessages, MAY_BE_PRIVATE } from './private-messages'

test.each([
  [
    'Serve at events. They just called my number, text you when I’m out 🙏',
    'They just called my number, text you when I’m out 🙏',
  ],
  [
    'On my way, running 10 late. Did mom take her pills? xo',
    'On my way, running 10 late. Did mom take her pills? xo',
  ],
  ['We are glad. I’ll call you when I get home. Come along.', 'I’ll call you when I get home.'],
  ['Sorry, running a bit late! We pray each day.', 'Sorry, running a bit late!'],
  ['We meet on Monday. lmk', 'lmk'],
  ['Oramos por usted. ¿Ya comió mi mamá?', '¿Ya comió mi mamá?'],
])('in %j, %j is a message', (text, words) => {
  expect(MAY_BE_PRIVATE.test(text)).toBe(true)
  expect(findPrivateMessages(text).map((found) => found.words)).toEqual([words])
})

test.each([
  'We text you when it is your turn. We will call you when the room is ready.',
  'Are you running 10 minutes late? Call us. If you are running late, just come.',
  'On my way home, I prayed. On my way, I met a neighbor. I was on my way.',
  'She wrote: “On my way, running 10 late. Did mom take her pills? xo”',
  'Ask mom and dad to come along. Is your mom with you? Tell your dad. Did mom sleep?',
  'Can you pick up diapers for a family? Can you grab a chair?',
  'He just called my name, and I knew.',
  'Be there in ten years, and see the same trees? *Text you when I’m out*',
  'Te llamamos cuando esté listo. Ya llegó la primavera.',
])('nothing in %j is a message', (text) => {
  expect(findPrivateMessages(text)).toEqual([])
})
