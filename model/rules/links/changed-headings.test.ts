// Links to a heading whose words have changed, which the marks of a translation show.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'
import { readTextBlocks } from '../../translations/text-blocks'

const BEFORE = createPageText(
  'Parking',
  '## Where to park\n\nBehind the house.\n\n## The bus\n\nLine 4.',
)

/** Finds the broken links when the page about parking has these headings now. */
function findLinkProblems(parking: string, bus: string, anchor = 'where-to-park'): string[] {
  const marks = readTextBlocks(BEFORE).map(({ mark }) => mark)
  const spanish = createPageText('Dónde estacionar', '## Dónde\n\nDetrás de la casa.').replace(
    /^description: .*$/m,
    `description: Unas palabras que son tan largas como deben ser, para las pruebas.\nlang: es\ntranslation_of: /parking\ntranslated_from: ${marks.join(' ')}`,
  )
  return getTestProblems({
    'pages/parking.md': BEFORE.replace('Where to park', parking).replace('The bus', bus),
    'pages/parking.es.md': spanish,
    'pages/visit.md': createPageText('Visit', `See [where](/parking#${anchor}).`),
  }).filter((problem) => problem.includes('anchor-broken'))
}

test('the link or the heading is corrected', () => {
  expect(findLinkProblems('A place for your car', 'The bus')).toEqual([
    'content/pages/visit.md:6:5 anchor-broken The page /parking has no heading for #where-to-park: the words of that heading seem to have changed. Now they are "A place for your car" (content/pages/parking.md, line 6). If the new heading is right, write /parking#a-place-for-your-car here. If not, write the old words of the heading again: "Where to park".',
  ])
})

test('nothing is said of a change when two headings have changed', () => {
  expect(findLinkProblems('A place for your car', 'By bus').join()).not.toContain('changed')
})

test('nothing is said of a change when no heading has changed', () => {
  expect(findLinkProblems('Where to park', 'The bus', 'trains').join()).not.toContain('changed')
})
