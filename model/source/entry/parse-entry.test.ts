// Tests how the problems of a collection's own check are reported.
import { expect, test } from 'vitest'
import { defineCollection } from '../../define-collection'
import { text } from '../../schema/fields/text'
import { parseEntry } from './parse-entry'

const title = text({ about: 'The name.', example: 'First aid' })
const name = { name: 'course', folder: 'courses', body: 'none' } as const
const details = { code: 'text-copied', message: 'It is short.', fix: 'Write more.' } as const

test.each(['warning', 'error', undefined] as const)(
  'parseEntry reports a problem of the severity %s from the check of a collection',
  (severity) => {
    const collection = defineCollection({
      ...name,
      fields: { title },
      check: () => [
        { ...details, field: 'title', ...(severity === undefined ? {} : { severity }) },
      ],
    })
    const id = { collection: collection as never, file: 'content/courses/a.md', slug: 'a' }
    const { problems } = parseEntry('---\ntitle: First aid\n---\n', id, {
      externalLinks: {},
      images: {},
    })
    expect(problems.map(({ line, severity: reported }) => [line, reported])).toEqual([
      [2, severity ?? 'error'],
    ])
  },
)
