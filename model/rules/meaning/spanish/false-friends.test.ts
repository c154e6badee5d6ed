// Tests which English words are taken for Spanish ones that look alike.
import { expect, test } from 'vitest'
import { createSoundFinder } from '../sounds/sound-alike'
import { FALSE_FRIENDS } from './false-friends'

const find = createSoundFinder(FALSE_FRIENDS, { withNames: true })

test.each([
  ['A compromise of six months is enough.', 'commitment of six months'],
  ['A Compromise of at Least Three Months', 'Commitment of at Least Three Months'],
  ['It is a compromise to serve for a year.', 'commitment to serve'],
  ['We are compromised to help each family.', 'committed to help'],
  ['She is embarrassed of her second child.', 'pregnant with her second child'],
  ['She is embarrassed with twins.', 'pregnant with twins'],
  ['She is three months embarrassed.', 'three months pregnant'],
  ['Please assist to the meeting on Monday.', 'attend the meeting'],
  ['Ten moms assisted to our first class.', 'attended our first class'],
  ['In May we realize a walk.', 'hold a walk'],
  ['We realize free ultrasounds every Monday.', 'do free ultrasounds'],
  ['The event will be realized on Monday.', 'event will be held'],
  ['We pretend to help more families.', 'We intend to help'],
  ['Park in the back without molesting the neighbors.', 'without bothering the neighbors'],
  [
    'Stay at home with a cough or if you are constipated with a cold.',
    'sick with a cold with a cold',
  ],
  ['If you are constipated or have a fever, please stay home that day.', 'sick with a cold'],
  ['If you are constipated, please do not come.', 'sick with a cold'],
  ['Please stay home if you are constipated.', 'sick with a cold'],
  ['Bring your familiars.', 'relatives'],
  ['Ask the actual director.', 'the current director'],
  ['It is soap for sensible skin.', 'sensitive skin'],
  ['We need baby rope.', 'baby clothes'],
  ['Inscriptions are open.', 'Registration is open'],
])('in %j, %j is meant', (text, written) => {
  expect(find(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'They reached a compromise of three months. A nap is a good compromise for a few hours.',
  'She was embarrassed with a baby on her hip, and for two weeks after.',
  'Nobody has to be embarrassed of a baby. I was embarrassed by my son.',
  'We assist at the event, and assist to the best of our ability.',
  'You may not realize the event on Friday is free. You will realize a dream.',
  'Many women realize tests at home can be wrong. They realize an event is near.',
  'We do not pretend to have all answers. Children pretend to help.',
  'If you are constipated or have a fever, call your doctor. Some medicine may make you constipated.',
  'If you are constipated, drink water. A cold, a fever and a cough are no reason.',
  'The actual time may differ. The actual chair was blue.',
  'That is a sensible plan. We attend church. Take the exit. Bring a jump rope for the baby.',
  'The inscription on the brick is free.',
])('no Spanish word is meant in %j', (text) => {
  expect(find(text)).toEqual([])
})
