// Tests which words at the end of a paragraph do not break it off.
import { expect, test } from 'vitest'
import { parseTree } from '../processor'
import { findIncompleteParagraph } from './find-incomplete-paragraph'

const find = (end: string) =>
  findIncompleteParagraph(parseTree(`Bring it sliced. Nobody has time to look for ${end}`))

test.each(['period', 'comma', 'question mark', 'full stop', 'punto'])(
  'a sentence with the word %s for its mark is whole',
  (mark) => {
    expect(find(`a knife ${mark}`)).toBeNull()
  },
)

test.each(['a knife', 'the period', 'a comma'])('%s has no mark after it', (words) => {
  expect(find(words)?.problem.code).toBe('text-broken-off')
})

const PETITION = 'For every child who waits to be born, and for each mother who has not slept'
test.each([
  `**Leader:** ${PETITION},\n\n**People:** we thank you, O God.`,
  `**Leader:** ${PETITION};\n\n**All:** Lord, have mercy.`,
  `Leader: ${PETITION},\n\nPeople: Lord, have mercy.`,
  `${PETITION},\n\n**we thank you, O God.**`,
  `${PETITION},\n\n*Lord, hear our prayer.*`,
  `V. ${PETITION},\n\nR. Lord, hear our prayer.`,
  `**Líder:** ${PETITION},\n\n**Pueblo:** te damos gracias, Señor.`,
])('a petition before its answer is whole: %s', (text) => {
  expect(findIncompleteParagraph(parseTree(`Pray with us.\n\n${text}`))).toBeNull()
})

test.each([
  `${PETITION},\n\nWe thank you, O God.`,
  `${PETITION},\n\nWhere: Our house, beside the park.`,
])('a sentence before other words breaks off: %s', (text) => {
  const problem = findIncompleteParagraph(parseTree(`Pray with us.\n\n${text}`))?.problem
  expect(problem?.code).toBe('text-broken-off')
})

test.each(['Samuel', 'Ann Sample', 'Ruth S.'])('%s below the last sentence is a name', (name) => {
  expect(find(`a knife.\n${name}`)).toBeNull()
})
