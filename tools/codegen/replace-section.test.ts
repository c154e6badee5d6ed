// Where a table of fields stands in a guide that people write.
import { expect, test } from 'vitest'
import { replaceSection } from './replace-section'

const inGuide = { path: 'content/courses/README.md', name: 'fields' }

const guide = (between: string) => `# Courses

Some words.

<!-- fields: made by npm run generate, do not edit -->
${between}<!-- end of fields -->

A complete example.
`

test('the table replaces what was between the two lines; the words around it stay', () => {
  const made = replaceSection(guide(''), '| new |', inGuide)
  expect(made).toBe(guide('\n| new |\n\n'))
  expect(replaceSection(guide('\n| old |\n\n'), '| new |', inGuide)).toBe(made)
})

test('a guide without the two lines is named', () => {
  expect(() => replaceSection('# Courses', '| new |', inGuide)).toThrow(
    'content/courses/README.md needs two lines around its table of fields',
  )
})
