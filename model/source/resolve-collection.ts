// Resolves the path of a file to the collection of its folder and to its slug there.
import type { Collection } from '../define-collection'
import { collections } from '../collections'
import { findClosestMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'
import { isOtherLanguage, joinFileName, splitFileName, type Language } from '../languages'
import { canBeTranslated } from '../translations/translated-collections'
import { correctFileName } from './check-file-name'
import { describeMove } from './describe-move'
import { removeEnding } from './text-endings'

export type ResolvedCollection = {
  readonly collection: Collection
  /**
   * The path below the collection's folder, without `.md`. An invalid name is corrected, so that nothing else is reported because of
   * it, such as links to the page.
   */
  readonly slug: string
}

type Misplaced = {
  /** Says that the file is in a wrong folder. */
  readonly problem?: ProblemDetails
  /** True if the name of the folder says nothing about the right one. */
  readonly isLost?: boolean
}

type MisplacedOnly = Misplaced & { readonly problem: ProblemDetails }

/**
 * Returns the collection and the slug of a file; only pages may be in nested folders. A file in a wrong folder is checked as if it were
 * in the right one if that is known.
 * @param path the path below the content folder
 * @param paths those of all files, among which a translation has its original
 */
export function resolveCollection(
  path: string,
  paths: readonly string[] = [],
): (ResolvedCollection & Misplaced) | MisplacedOnly {
  const typed = removeEnding(path).split('/')
  const translation = placeTranslation(path, typed, paths)
  if (translation !== null) return translation
  const [folder = '', ...rest] = typed
  if (rest.length === 0) return LOST
  const name = BY_FOLDER.has(folder)
    ? folder
    : (findFolderWithin(folder, rest) ?? findClosestMatch(folder, FOLDERS))
  const collection = BY_FOLDER.get(name ?? '')
  if (!collection) return LOST
  const inner = placeInnerFile(path, collection, paths)
  if (inner !== null) return inner
  const slug = correctFileName(rest.join('/'), canBeTranslated(collection))
  return {
    collection,
    slug,
    ...(name === folder ? {} : { problem: misplacedFile(path, `${collection.folder}/${slug}.md`) }),
  }
}

/** Returns the only collection that the folders of a file name besides others: `events` for `archive/events` and `past-events`. */
function findFolderWithin(folder: string, rest: readonly string[]): string | null {
  const names = [folder, ...rest.slice(0, -1)].flatMap((part) =>
    part.toLowerCase().split(/[\s_-]+/),
  )
  const [only, another] = new Set(names.filter((name) => BY_FOLDER.has(name)))
  return another === undefined ? (only ?? null) : null
}

/** Matches the names that other programs give to the text of a folder. */
const FOLDER_TEXT = /\/_?index(?=(?:\.[a-z]{2})?$)/

/** Returns where a file belongs that is in a folder within that of its collection; null for other files. */
function placeInnerFile(
  path: string,
  collection: Collection,
  paths: readonly string[],
): (ResolvedCollection & Misplaced) | MisplacedOnly | null {
  const typed = removeEnding(path)
  const isText = FOLDER_TEXT.test(typed) && typed.split('/').length > 2
  if (collection === PAGES && !isText) return null
  const inside = typed.slice(typed.indexOf('/') + 1)
  if (!inside.includes('/') && path.startsWith(`${collection.folder}/`)) return null
  const named = inside.replace(FOLDER_TEXT, '')
  const inFolder = collection === PAGES ? named : getFileName(named)
  const slug = correctFileName(inFolder, canBeTranslated(collection))
  const target = `${collection.folder}/${slug}.md`
  if (paths.includes(target)) return { problem: copiedFile(`content/${target}`) }
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const siblings = paths.filter((other) => other.startsWith(folder) && !FOLDER_TEXT.test(other))
  const others = isText ? [] : siblings.filter((other) => other !== path)
  // One problem is enough for the files that were moved together.
  if (siblings[0] !== path && others.length > 0) return { collection, slug }
  return { collection, slug, problem: movedFile(path, target, others.length) }
}

/** Returns the name below the inner folders; only digits are the end of a name with a slash in it, such as `eve-12/24`. */
function getFileName(named: string): string {
  const last = named.slice(named.lastIndexOf('/') + 1)
  return /^\d+$/.test(last) ? named.replaceAll('/', '-') : last
}

/** Returns where a translation belongs that is in a folder for its language, or has the language as its name; null for other files. */
function placeTranslation(
  path: string,
  typed: readonly string[],
  paths: readonly string[],
): (ResolvedCollection & Misplaced) | null {
  const index = typed.findIndex((name) => isOtherLanguage(name.toLowerCase()))
  const language = typed[index]?.toLowerCase() as Language | undefined
  const [first = '', ...rest] = typed.filter((_, position) => position !== index)
  const collection = BY_FOLDER.get(first)
  if (language === undefined || (collection && rest.length === 0) || first === '') return null
  const place = collection ?? PAGES
  if (!canBeTranslated(place) || (place !== PAGES && rest.length > 1)) return null
  const { name } = splitFileName((collection ? rest : [first, ...rest]).join('/'))
  const slug = correctFileName(joinFileName(findOriginal(name, place, paths), language), true)
  return {
    collection: place,
    slug,
    problem: misplacedTranslation(path, `${place.folder}/${slug}.md`),
  }
}

/** Returns the name of the only English file in a deeper folder that has this name, or the name itself. */
function findOriginal(name: string, { folder }: Collection, paths: readonly string[]): string {
  if (paths.includes(`${folder}/${name}.md`)) return name
  const [original, another] = paths.filter(
    (path) =>
      path.startsWith(`${folder}/`) && path.endsWith(`/${name}.md`) && !HAS_LANGUAGE.test(path),
  )
  return original === undefined || another !== undefined
    ? name
    : original.slice(folder.length + 1).replace(/\.md$/, '')
}

/** Matches the path of a file in a folder for another language. */
const HAS_LANGUAGE = /(?:^|\/)[a-z]{2}\//i

const PAGES = collections.pages as unknown as Collection
const BY_FOLDER = new Map(
  (Object.values(collections) as unknown[] as Collection[]).map((collection) => [
    collection.folder,
    collection,
  ]),
)
const FOLDERS = [...BY_FOLDER.keys()]

const LOST: MisplacedOnly = {
  isLost: true,
  problem: {
    code: 'file-misplaced',
    message: 'The file is in a folder where it would not be shown.',
    fix: 'Move it into the folder for its kind. The README in content lists the folders.',
  },
}

/** @param target the path that was probably meant, below the content folder */
const misplacedFile = (path: string, target: string): ProblemDetails => ({
  code: 'file-misplaced',
  message: 'The file is in a folder where it would not be shown.',
  fix: `Move it to content/${target}. ${describeMove(path, target)}`,
})

/** @param others how many more files are in that folder */
const movedFile = (path: string, target: string, others: number): ProblemDetails => ({
  code: 'file-misplaced',
  message: `The file is in a folder where it would not be shown${others === 0 ? '' : `, and so ${others === 1 ? 'is one more' : `are ${others} more`} beside it`}.`,
  fix: `Move it to content/${target}${others === 0 ? '' : ', and the others in the same way'}. ${describeMove(path, target)}`,
})

const copiedFile = (target: string): ProblemDetails => ({
  code: 'file-misplaced',
  message: `The file is in a folder where it would not be shown, and there is ${target} already.`,
  fix: `Copy what is newer here into ${target}, and delete this file.`,
})

const misplacedTranslation = (path: string, target: string): ProblemDetails => ({
  code: 'file-misplaced',
  message: 'A translation belongs beside the English text, not in a folder of its own.',
  fix: `Move it to content/${target}. ${describeMove(path, target)}`,
})
