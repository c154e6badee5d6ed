// Lists in front matter that YAML reads in the same way.
import { expect, test } from 'vitest'
import { createEntryText, getTestProblems } from '../test-fixtures/create-test-site'

test('a list has no problem with items that go on in the next line, or without spaces before them', () => {
  const fields = {
    title: 'A page',
    description: 'A description that is as long as a description has to be, for tests.',
  }
  const text = (list: string) =>
    createEntryText({ ...fields, see_also: list }, 'Some words.').replace(
      'see_also: ',
      'see_also:\n',
    )
  for (const list of ['  - /events\n  - /blog', '- /events\n- /blog', '  - /events\n\n  - /blog'])
    expect(getTestProblems({ 'pages/a.md': text(list) })).toEqual([])
})

test.each([
  '- A map\n- A photo\n\nCome along.',
  '\n  - A map\n  - A photo\n\nCome along.',
  '    - A map\n\nCome along.',
])('a text can begin with a list below that of a field: %s', (body) => {
  const file = `---\ntitle: A page\ndescription: A description that is as long as one has to be.\nsee_also:\n  - /events\n---\n${body}\n`
  expect(getTestProblems({ 'pages/a.md': file }).join()).not.toContain('fence-early')
})
