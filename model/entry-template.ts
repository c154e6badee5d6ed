// A new file for staff to fill in on GitHub: its text, made from its kind's definition, and the link that opens it there.
import { toFieldName, type Field } from './schema/field'
import type { Collection } from './define-collection'

/** Stands where the text belongs; a check looks for it. */
export const PLACEHOLDER_TEXT = 'Write the text here.'

type TemplateField = Pick<Collection, 'name' | 'folder' | 'fields' | 'body'>

/**
 * The text of the kind's new file: each field that it needs, with the field's example to be replaced. It says that it is a
 * draft, so that nothing half-written goes public.
 */
export function createEntryTemplate(collection: TemplateField): string {
  const fields = Object.entries(collection.fields)
    .filter(([, { required }]) => required)
    .flatMap(([name, field]) => formatLines(toFieldName(name), field))
  const body = collection.body === 'none' ? '' : `\n${PLACEHOLDER_TEXT}\n`
  return ['---', ...fields, 'draft: yes', '---', body].join('\n')
}

function formatLines(typed: string, { list, example }: Field<unknown>): string[] {
  return list ? [`${typed}:`, `  - ${example}`] : [`${typed}: ${example}`]
}

/**
 * Where GitHub offers to add that file: its page for a new file takes `filename` and `value` from the address.
 * @param repository as in content/site.md: `https://github.com/owner/name`
 */
export function getNewEntryUrl(repository: string, collection: TemplateField): string {
  const filled = new URLSearchParams({
    filename: `new-${collection.name.replaceAll(' ', '-')}.md`,
    value: createEntryTemplate(collection),
  })
  return `${repository}/new/main/content/${collection.folder}?${filled}`
}
