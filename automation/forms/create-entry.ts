// Turns the answers of a form into the file of a new entry.
import type { Collection } from '../../model/define-collection'
import { splitFrontMatter } from '../../model/front-matter/split-front-matter'
import { checkFileName } from '../../model/source/check-file-name'
import type { ContentFiles } from '../../model/source/read-content'
import { getLabel } from '../../tools/codegen/content-editors/labels'
import type { IssueForm } from '../../tools/codegen/content-editors/issue-forms'
import type { Draft, GetPicture } from './draft'
import { createId, createSlug, getNameField } from './name-entry'
import type { Answers } from './parse-answers'
import type { Picture } from './picture'
import { escapeTyped } from './reply'
import { writeEntry } from './write-entry'

/** The distance between the places in a list, so that another entry fits between two. */
const ORDER_STEP = 10

/** Resolves to the file, which has not been checked, or to what to change first. */
export async function createEntry(
  { collection }: IssueForm & { readonly collection: Collection },
  answers: Answers,
  files: ContentFiles,
  getPicture: GetPicture,
): Promise<Draft> {
  const nameField = getNameField(collection)
  // There is one Thanksgiving each year.
  const slug = createSlug(`${answers.get(nameField) ?? ''} ${answers.get('from') ?? ''}`)
  if (slug === '' || checkFileName(slug) !== null)
    return {
      advice: [
        `**${escapeTyped(getLabel(nameField))}:** we make the address of the page from it, so it needs a few plain letters or digits.`,
      ],
    }
  const path = `${collection.folder}/${slug}.md`
  if (path in files.texts || files.unreadable.includes(path))
    return {
      advice: [
        `**${escapeTyped(getLabel(nameField))}:** there is one with this name already. Please choose another name, or send the form “Correct some words” if you want to change the one that is there.`,
      ],
    }
  const values = new Map(answers)
  let picture: Picture | null = null
  const upload = values.get('picture')
  if (upload !== undefined) {
    const found = await getPicture(upload, slug)
    if ('advice' in found) return { advice: [found.advice] }
    if (found.name in files.images)
      return { advice: ['There is a picture with this name already. Please choose another title.'] }
    picture = found
    values.set('image', found.name)
  } else if (collection.fields['image']?.required && !values.has('image')) {
    return { advice: ['Please add a picture, or the name of one that is on our website already.'] }
  }
  if ('id' in collection.fields)
    values.set('id', createId(slug, readField(collection, files, 'id')))
  if ('order' in collection.fields && !values.has('order'))
    values.set('order', String(findLastOrder(collection, files) + ORDER_STEP))
  return { path, text: writeEntry(collection, values), picture }
}

/** Returns the largest place in the list of a collection, or 0. */
function findLastOrder(collection: Collection, files: ContentFiles): number {
  return Math.max(0, ...readField(collection, files, 'order').map((order) => Number(order) || 0))
}

/** Returns the values of a field in all files of a collection. */
function readField({ folder }: Collection, { texts }: ContentFiles, name: string): string[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    if (!path.startsWith(`${folder}/`)) return []
    const value = splitFrontMatter(text, []).frontMatter.get(name)
    return value !== undefined && 'text' in value ? [value.text] : []
  })
}
