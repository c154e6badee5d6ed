// Creates the file that staff fill in on GitHub to add an entry, and the link that opens it there.
import { toYaml } from '../front-matter/yaml-form'
import { toFieldName, type Field } from './field'
import { getBranchUrl, type GitHubBranch } from '../github-branch'
import type { Collection } from '../define-collection'

/** Placeholder for the body of a new entry; a rule reports entries that still contain it. */
export const PLACEHOLDER_TEXT = 'Write the text here.'

type TemplateCollection = Pick<Collection, 'name' | 'folder' | 'fields' | 'body'>

/**
 * Creates the text of a new entry: each required field with its example, for staff to replace. The entry is a draft, so that
 * nothing half-written goes public.
 */
export function createEntryTemplate(collection: TemplateCollection): string {
  const fields = Object.entries(collection.fields)
    .filter(([, { required }]) => required)
    .flatMap(([name, field]) => formatField(toFieldName(name), field))
  const body = collection.body === 'none' ? '' : `\n${PLACEHOLDER_TEXT}\n`
  return ['---', ...fields, 'draft: yes', '---', body].join('\n')
}

function formatField(fieldName: string, { list, example, pair }: Field<unknown>): string[] {
  const value = toYaml(example, pair)
  return list ? [`${fieldName}:`, `  - ${value}`] : [`${fieldName}: ${value}`]
}

/** Returns the name, without `.md`, that GitHub proposes for the file of a new entry. */
export const getNewEntrySlug = ({ name }: Pick<Collection, 'name'>): string =>
  `new-${name.replaceAll(' ', '-')}`

/**
 * Returns the URL where GitHub offers to add a new entry: its page for new files takes `filename` and `value` from the query.
 */
export function getNewEntryUrl(branch: GitHubBranch, collection: TemplateCollection): string {
  const query = new URLSearchParams({
    filename: `${getNewEntrySlug(collection)}.md`,
    value: createEntryTemplate(collection),
  })
  return `${getBranchUrl(branch, 'new')}/content/${collection.folder}?${query}`
}
