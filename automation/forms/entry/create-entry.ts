// Turns the answers of a form into the file of a new entry.
import type { Collection } from '../../../model/define-collection'
import { splitFrontMatter } from '../../../model/front-matter/split-front-matter'
import { checkFileName } from '../../../model/source/check-file-name'
import type { ContentFiles } from '../../../model/source/read-content'
import { getLabel } from '../../../tools/codegen/content-editors/labels'
import type { CurrentSite } from '../check-files'
import type { Draft, GetPicture } from '../draft'
import type { Answers } from '../issue/parse-answers'
import { escapeTyped, type Advice } from '../reply/advice'
import { createId, createSlug, getNameField } from './name-entry'
import type { Picture } from './picture'
import { tidyPastedText } from './tidy-pasted-text'
import { writeEntry } from './write-entry'

/** The distance between the places in a list, so that another entry fits between two. */
const ORDER_STEP = 10
/** Replaces a name that cannot be used, so that the other answers are checked all the same. */
const PLACEHOLDER_SLUG = 'new-entry'

/** Resolves to the file, which has not been checked, and to what to change first. */
export async function createEntry(
  collection: Collection,
  answers: Answers,
  { files, today }: CurrentSite,
  getPicture: GetPicture,
): Promise<Draft> {
  const named = nameEntry(collection, answers, files)
  const slug = 'slug' in named ? named.slug : PLACEHOLDER_SLUG
  const pictured = await findPicture(collection, answers, getPicture, slug)
  const picture = 'picture' in pictured ? pictured.picture : null
  const { folder, fields } = collection
  const typedText = answers.get('text')
  const filled = {
    ...(picture === null ? {} : { image: picture.name }),
    id: createId(slug, readField(collection, files, 'id')),
    order: answers.get('order') ?? String(findLastOrder(collection, files) + ORDER_STEP),
    ...(fields['date']?.required ? { date: answers.get('date') ?? today } : {}),
    ...(typedText === undefined ? {} : { text: tidyPastedText(typedText) }),
  }
  const text = writeEntry(collection, new Map([...answers, ...Object.entries(filled)]))
  return {
    file: { path: `${folder}/${slug}.md`, text, picture },
    advice: [named, pictured].flatMap((part) => ('advice' in part ? [part.advice] : [])),
  }
}

type Named = { readonly slug: string } | { readonly advice: Advice }

/** Finds a file name for the entry that no other entry has. Says nothing about an answer that was left out. */
function nameEntry(collection: Collection, answers: Answers, files: ContentFiles): Named {
  const field = getNameField(collection)
  const title = answers.get(field)
  if (title === undefined) return { slug: PLACEHOLDER_SLUG }
  const label = `**${escapeTyped(getLabel(field))}:**`
  // There is one Thanksgiving each year.
  const slug = createSlug(`${title} ${answers.get('from') ?? ''}`)
  if (slug === '' || checkFileName(slug) !== null)
    return {
      advice: `${label} we make the address of the page from it, so it needs a few plain letters or digits.`,
    }
  const path = `${collection.folder}/${slug}.md`
  const isTaken = path in files.texts || files.unreadable.includes(path)
  // A picture that is there is never replaced, and the one of this entry would have its name.
  const hasPicture = Object.keys(files.images).some((name) => name.replace(/\.\w+$/, '') === slug)
  if (!isTaken && !(hasPicture && answers.has('picture'))) return { slug }
  const what = isTaken ? 'one' : 'a picture'
  return {
    advice: `${label} there is ${what} with this name already. Please choose another name, or send the form “Correct some words” if you want to change the one that is there.`,
  }
}

type Pictured = { readonly picture: Picture | null } | { readonly advice: Advice }

async function findPicture(
  { fields }: Collection,
  answers: Answers,
  getPicture: GetPicture,
  slug: string,
): Promise<Pictured> {
  const upload = answers.get('picture')
  if (upload !== undefined) {
    const found = await getPicture(upload, slug)
    return 'advice' in found ? found : { picture: found }
  }
  if (!fields['image']?.required || answers.has('image')) return { picture: null }
  return {
    advice:
      '**A picture:** please choose one. Or write the name of one that is in our folder `content/images` below **The name of the picture**.',
  }
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
