// What a title may say although the event takes place as planned.
import { expect, test } from 'vitest'
import { createEventText, getTestProblems } from '../../test-fixtures/create-test-site'

test.each([
  'New Day Prayer Breakfast',
  'A New Place at the Table',
  'Moved by Grace',
  'Debts Cancelled',
])('an event may be called %s', (title) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ title }) })).toEqual([])
})

test.each([
  'The hall cannot be used after the storm. We are sorry, and hope to see you another time.',
  'We hope that it can be held a week later.',
  'It is postponed until spring. We will announce the new date.',
  'We have moved to a new office, and the hall is not ready.',
  'Your registration has been moved to the supper on May 2.',
  'It was planned for November 8, and there is no new day yet.',
  'The supper is now on Friday at the church, without a walk before it.',
  'It was planned for October 25, moved to November 8, and is now cancelled.',
  'No se hará por la tormenta. Esperamos verle en otra ocasión.',
])('an event may be cancelled with the sentence: %s', (note) => {
  const text = createEventText({ status: 'cancelled', status_note: note })
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

test.each([
  'It was planned for November 1.',
  'It will not take place in the park, but in the church.',
  'The run is cancelled, and the walk is in the church instead.',
  'It will not take place as planned. We meet in the church.',
  'The picnic after it is cancelled. It was planned for the park.',
  'It was planned for Heron Hall and is at Sample Park now.',
  'It was planned for Sample Park and may be at Heron Hall if it rains.',
  'It was planned for Sample Park and is in the Pavilion now.',
  'It was planned for Sample Park on November 1. Parking is at Heron Hall.',
  'It was planned for November 1 at Sample Park. The tickets are at Heron Books.',
  'It has moved from Heron Hall to Sample Park, because it was too full at Heron Hall.',
  'It is not at Heron Hall, but at Sample Park.',
  'The supper after it was planned for Sample Park.',
  'It was at Sample Park last year and is at Heron Hall every third year.',
])('an event may be moved with the sentence: %s', (note) => {
  const text = createEventText({
    status: 'moved',
    status_note: note,
    location: 'Sample Park, Auburn',
  })
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})
