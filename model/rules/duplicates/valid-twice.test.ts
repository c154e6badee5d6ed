// Tests that two churches or two people with one name are accepted, and that a copy is reported at its own file.
import { describe, expect, test } from 'vitest'
import { createEntryText, createTestSite } from '../../test-fixtures/create-test-site'

const createChurch = (address: string) =>
  `---\nname: Trinity Church\n${address === '' ? '' : `address: ${address}\n`}event: walk\norder: 10\n---\n`
const createPerson = (title: string, text: string) =>
  createEntryText({ name: 'Ann Holt', title, order: '10' }, text)
const findTwice = (files: Record<string, string>) =>
  createTestSite(files)
    .problems.filter(({ code }) => code === 'listed-twice')
    .map(({ file, fix }) => `${file} ${fix}`)

describe('two of one name', () => {
  test.each([
    ['410 Magnolia Street, Opelika, AL', '22 Elm Street, Tuskegee, AL'],
    ['410 Magnolia Street, Opelika, AL', '22 Elm Street, Opelika, AL'],
    ['12 Church Road, Auburn, AL 36830', '98 Church Road, Notasulga, AL 36866'],
  ])('accepts churches at %s and %s', (address, other) => {
    const files = {
      'churches/trinity-church-one.md': createChurch(address),
      'churches/trinity-church.md': createChurch(other),
    }
    expect(findTwice(files)).toEqual([])
  })

  test('accepts two people with other titles, texts and names of their files', () => {
    const files = {
      'team/ann-holt.md': createPerson('Nurse', 'Ann listens.'),
      'team/ann-holt-driver.md': createPerson('Driver', 'She drives the van.'),
    }
    expect(findTwice(files)).toEqual([])
  })

  test.each([
    ['', '22 Elm Street, Opelika, AL'],
    ['410 Magnolia Street, Opelika, AL', '410 Magnolia Street, Tuskegee, AL 36083'],
    ['22 Elm Street, Opelika, AL', '22 Elm St, Opelika, AL'],
    ['22 Elm Street, Opelika, AL', '24 Elm Street, Opelika, AL'],
  ])('reports churches at "%s" and %s', (address, other) => {
    const files = {
      'churches/trinity-church-one.md': createChurch(address),
      'churches/trinity-church.md': createChurch(other),
    }
    expect(findTwice(files)).toHaveLength(1)
  })

  test.each([
    ['mill-rd-church', 'Mill Rd. Church', 'mill-road-church', 'Mill Road Church'],
    ['mt-olive', 'Mt. Olive Bapt. Ch.', 'mount-olive-baptist-church', 'Mount Olive Baptist Church'],
    ['1st-church', '1st Methodist & Friends', 'first-church', 'First Methodist and Friends'],
  ])('reports the church %s, called %s, beside %s', (short, name, whole, wholeName) => {
    const files = {
      [`churches/${short}.md`]: createEntryText({ name }, ''),
      [`churches/${whole}.md`]: createEntryText({ name: wholeName }, ''),
    }
    expect(findTwice(files)).toEqual([
      expect.stringMatching(
        `^content/churches/${short}.md If it is the same church, delete this file`,
      ),
    ])
  })

  test('accepts a church on a street and one of a saint', () => {
    const files = {
      'churches/st-mary.md': createEntryText({ name: 'St. Mary Church' }, ''),
      'churches/street-mary.md': createEntryText({ name: 'Street Mary Church' }, ''),
    }
    expect(findTwice(files)).toEqual([])
  })

  test('reports a third file of the second church', () => {
    const files = {
      'churches/trinity-church-a.md': createChurch('410 Magnolia Street, Opelika, AL'),
      'churches/trinity-church-b.md': createChurch('22 Elm Street, Tuskegee, AL'),
      'churches/trinity-church-c.md': createChurch('22 Elm Street, Tuskegee, AL'),
    }
    expect(findTwice(files)).toHaveLength(1)
  })
})

test.each([
  'trinity-church-copy',
  'trinity-church-2',
  'trinity-church-copy-2',
  'copy-of-trinity-church',
  'trinity-church-kopie',
  'trinity-church-copia',
  'trinity-church-old',
  'trinity-church-new',
  'trinity-church-final',
])('says to delete the copy %s', (name) => {
  const files = {
    [`churches/${name}.md`]: createChurch(''),
    'churches/trinity-church.md': createChurch(''),
  }
  expect(findTwice(files)).toEqual([`content/churches/${name}.md Delete this file.`])
})

test.each([
  ['Susan Moye', { order: '8' }],
  ['Susan Moye', { organization: 'Sample Bakery' }],
  ['Susan Moye', { title: 'Chair' }],
  ['Susanna Moye', {}],
  ['Susan Kim Jr.', { order: '8' }],
])('accepts %s beside Susan Kim on the board with %j', (name, changed) => {
  const fields = { name: 'Susan Kim', title: 'Member', organization: 'Sample Nursery', order: '7' }
  const files = {
    'board/susan-kim.md': createEntryText(fields, ''),
    'board/susan-other.md': createEntryText({ ...fields, name, ...changed }, ''),
  }
  expect(findTwice(files)).toEqual([])
})

test('accepts two nurses with one first name, and reports one with a new last name', () => {
  const text = 'Susan listens to all who come. She bakes bread for her neighbors.'
  const nurse = (name: string, body: string) =>
    createEntryText({ name, title: 'Nurse', order: '7' }, body)
  const old = { 'team/susan-kim.md': nurse('Susan Kim', text) }
  const other = nurse('Susan Moye', 'Susan drives the van. She likes the sea.')
  expect(findTwice({ ...old, 'team/susan-moye.md': other })).toEqual([])
  const renamed = nurse('Susan Kim-Moye', `${text} She likes the sea.`)
  expect(findTwice({ ...old, 'team/susan-kim-moye.md': renamed })).toEqual([
    expect.stringContaining('one person with a new name'),
  ])
})

test.each([
  ['Member', 'A bakery', 'If you wanted to change Susan Kim, write organization: A bakery in'],
  ['Member', 'A bank', 'If this file was about Ines Moye before, put back what was there'],
])('advises on the name of another member beside the title %s and %s', (title, bank, advice) => {
  const fields = { name: 'Susan Kim', title: 'Member', organization: 'A bank', order: '7' }
  const files = {
    'board/susan-kim.md': createEntryText(fields, ''),
    'board/ines-moye.md': createEntryText({ ...fields, title, organization: bank }, ''),
  }
  expect(findTwice(files)).toEqual([expect.stringContaining(advice)])
})

test('only the name is to change beside a text about the person of the file', () => {
  const nurse = (text: string) =>
    createEntryText({ name: 'Susan Kim', title: 'Nurse', order: '7' }, text)
  const files = {
    'team/susan-kim.md': nurse('Susan listens to all who come.'),
    'team/ines-moye.md': nurse('Ines drives the van.'),
  }
  expect(findTwice(files)).toEqual([
    expect.stringContaining('If Ines Moye is meant, write name: Ines Moye.'),
  ])
})
