// Where the table of fields stands in a guide that people write.
import { expect, test } from 'vitest'
import { replaceTable } from './field-tables'

const guide = (between: string) => `# Courses

Some words.

<!-- fields: made by npm run generate, do not edit -->
${between}<!-- end of fields -->

A complete example.
`

test('the table replaces what was between the two lines; the words around it stay', () => {
  const made = replaceTable(guide(''), '| new |', 'README.md')
  expect(made).toBe(guide('\n| new |\n\n'))
  expect(replaceTable(guide('\n| old |\n\n'), '| new |', 'README.md')).toBe(made)
})

test('a guide without the two lines is named', () => {
  expect(() => replaceTable('# Courses', '| new |', 'content/courses/README.md')).toThrow(
    'content/courses/README.md needs two lines around its table of fields',
  )
})
