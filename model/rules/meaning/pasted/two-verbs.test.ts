// Sentences with the old and the new verb beside each other, and sentences that join two verbs.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const check = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', words) }).filter((problem) =>
    problem.includes('side by side'),
  )

test.each([
  'A background check is part of getting started must be complete before you meet a family.',
  'Our closet is open on weekdays will be closed in July.',
  'The form must be complete is part of the first visit.',
  'Write or call and tell us which days suit you whether mornings or afternoons suit you better.',
  'Please say what helps you how a visit helps you.',
])('%s has two wordings', (words) => {
  expect(check(words)).toHaveLength(1)
})

test.each([
  'A check is required and must be complete. A check is required, should be quick, and is free.',
  'The class that is open must be full. Each gift that is given will be used.',
  'Our hope is all will be well. The truth is God will be with you.',
  'The visit is free if you need to be seen. The work is done so we can be ready.',
  'The way is open for those who will come. A class is held as needed to be fair.',
  'This room is free because it has to be cleaned. The door is open till you can come.',
  'The work that must be done is part of the day.',
  'Tell us what helps you when nothing helps you. Say who loves you, and who else loves you.',
  'We know who knows you whether or not anyone knows you. Ask what we can send you whether you come or call.',
])('%s has one', (words) => {
  expect(check(words)).toEqual([])
})
