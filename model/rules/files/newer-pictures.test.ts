// Pictures that no page shows, beside pictures with almost their names.
import { expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import { createEntryText, createTestFiles } from '../../test-fixtures/create-test-site'

const SIZE = { width: 900, height: 900 }

/** Returns the notes on one affiliate with a picture, and another picture beside it. */
function findNotes(shown: string, ...others: string[]) {
  const fields = { name: 'Sample Care', image: shown, order: '2' }
  const files = createTestFiles({ 'affiliates/care.md': createEntryText(fields, '') })
  const pictures = Object.fromEntries([shown, ...others].map((name) => [name, SIZE]))
  const images = { ...files.images, ...pictures }
  return loadSite({ ...files, images }, { drafts: false, today: () => '2026-11-20' })
    .problems.filter(({ code }) => code === 'image-unused')
    .map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`)
}

test('a photo that no page shows may be meant in place of the drawing with its name', () => {
  expect(findNotes('care-logo.svg', 'care-logo.png')).toEqual([
    'content/affiliates/care.md:3 Nothing shows care-logo.png, and care-logo.svg is still shown here. If care-logo.png is the new picture, write image: care-logo.png here. If nobody needs it, delete it in content/images.',
  ])
})

test.each(['new', '2', 'copy', '2027', 'updated', 'final', 'nueva'])(
  'a picture that is marked as newer by -%s is named',
  (added) => {
    expect(findNotes('care-logo.jpg', `care-logo-${added}.jpg`)).toHaveLength(1)
  },
)

test.each([
  // The drawing has been replaced, and was left where it is.
  ['care-logo.png', 'care-logo.svg'],
  ['care-logo.png', 'care-logo.jpg'],
  ['care-logo-new.png', 'care-logo.png'],
  ['care-logo.png', 'care-logo-back.png'],
  ['care.svg', 'careers.png'],
  ['care-2.png', 'care-3.png'],
  ['care-logo.svg', 'care-logo-2024.svg'],
])('nothing is said of %s with %s beside it', (shown, other) => {
  expect(findNotes(shown, other)).toEqual([])
})

test('nothing is said where two pictures may be the new one', () => {
  expect(findNotes('care.svg', 'care.png', 'care-2.png')).toEqual([])
})
