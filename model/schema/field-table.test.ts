// Tests the tables of fields in the READMEs of content/.
import { describe, expect, test } from 'vitest'
import { list, optional } from './field'
import { text } from './fields/text'
import { defineCollection } from '../define-collection'
import { formatFieldTable } from './field-table'

const course = defineCollection({
  name: 'course',
  folder: 'courses',
  body: 'none',
  fields: {
    title: text({ about: 'The name of the course.', example: 'Sewing | Knitting' }),
    firstDays: optional(list(text({ about: 'When it begins.', example: 'Monday' }))),
  },
})

describe('formatFieldTable', () => {
  test('lists the name, need, description and example of each field, with pipes escaped', () => {
    expect(formatFieldTable(course).split('\n').slice(0, 4)).toEqual([
      '| Field | Needed | What it is for | Example |',
      '| --- | --- | --- | --- |',
      '| `title` | yes | The name of the course. | `Sewing \\| Knitting` |',
      '| `first_days` | no | When it begins. A list: each item on its own line. | `- Monday` |',
    ])
  })

  test('lists the fields of every collection last', () => {
    const names = [...formatFieldTable(course).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
    expect(names.slice(0, 4)).toEqual(['title', 'first_days', 'sample', 'draft'])
  })
})
