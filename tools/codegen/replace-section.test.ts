import { describe, expect, test } from 'vitest'
import { replaceSection } from './replace-section'

const SECTION = { path: 'content/courses/README.md', name: 'fields' }

const createGuide = (between: string) => `# Courses

Some words.

<!-- fields: made by npm run generate, do not edit -->
${between}<!-- end of fields -->

A complete example.
`

describe('replaceSection', () => {
  test('replaces the text between the two lines, and nothing else', () => {
    const replaced = replaceSection(createGuide(''), '| new |', SECTION)
    expect(replaced).toBe(createGuide('\n| new |\n\n'))
    expect(replaceSection(createGuide('\n| old |\n\n'), '| new |', SECTION)).toBe(replaced)
  })

  test('throws with the path of a guide that does not have the two lines', () => {
    expect(() => replaceSection('# Courses', '| new |', SECTION)).toThrow(
      'content/courses/README.md needs two lines around its table of fields',
    )
  })
})
