// Tests that a collection gets a form by one entry in the list of forms, and by no other change.
import { describe, expect, test } from 'vitest'
import { collections } from '../../model/collections'
import type { Collection } from '../../model/define-collection'
import { createCollectionForm } from '../../tools/codegen/content-editors/issue-forms/collection-form'
import { printIssueForm } from '../../tools/codegen/content-editors/issue-forms/print-issue-forms'
import { createPageText } from '../../model/test-fixtures/create-test-site'
import { getNameField } from './entry/name-entry'
import { processForm } from './process-form'
import { createIssue, testFiles } from './testing/form-issues'
import { getFile } from './testing/send-form'

const walk = testFiles.texts['events/walk.md'] ?? ''
const files = {
  ...testFiles,
  // The examples of the fields name these.
  texts: {
    ...testFiles.texts,
    'events/walk-for-life.md': walk.replace('id: walk', 'id: run'),
    'pages/monthly-partner.md': createPageText('Monthly Partner', 'Thank you.'),
  },
  images: { ...testFiles.images, 'event-walk.svg': { width: 1200, height: 800 } },
}

describe.each(Object.entries(collections))('the collection %s', (name, collection) => {
  const form = createCollectionForm(collection, { id: name, name: 'Add one', description: 'One' })
  const anyCollection = collection as unknown as Collection
  const { folder, fields } = anyCollection

  test('gets a form that takes the examples of its fields', async () => {
    const [path, yaml] = printIssueForm(form)
    expect(path).toBe(`.github/ISSUE_TEMPLATE/${name}.yml`)
    const answers = form.questions.flatMap(({ id, options = [], example, required }) => {
      expect(yaml).toContain(`id: ${id}\n`)
      if (!required && !(id === 'image' && fields['image']?.required)) return []
      if (id === getNameField(anyCollection)) return [[id, 'A new name']]
      // The words of an example are refused, because they go into new files.
      const words = example?.replace(/^(?=[A-Z].{23})/, 'Here: ')
      return [[id, options.at(-1) ?? words ?? 'Some words.']]
    })
    const issue = createIssue(name, Object.fromEntries(answers) as Record<string, string>, [form])
    const result = processForm(issue, files, () => Promise.reject(new Error()), [form])
    expect((await getFile(result)).path).toMatch(new RegExp(`^content/${folder}/[a-z0-9-]+\\.md$`))
  })
})
