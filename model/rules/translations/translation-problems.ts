// Describes what is wrong with a translation, or with its original.
import { addArticle } from '../../text/add-article'
import type { Collection } from '../../define-collection'
import { describeMove } from '../../source/describe-move'
import {
  DEFAULT_LANGUAGE,
  guessFileName,
  LANGUAGES,
  splitFileName,
  type Language,
} from '../../languages'
import type { FileProblem } from '../../problems/problem'
import type { TextChange } from '../../translations/find-changes'
import type { TextBlock } from '../../translations/text-blocks'
import { adviseOnMarks } from './advise-on-marks'
import { describeChanges } from './describe-changes'

export const NOT_TRANSLATED: FileProblem = {
  code: 'translation-kind',
  message: 'Only pages and services can have a Spanish version.',
  fix: 'Put the words of this file into a Spanish page in content/pages, if you need them there. Then delete this file.',
}

/** @param original the name of the English file that the file translates, or null if it is not clear */
export function languageMismatch(
  slug: string,
  lang: Language,
  original: string | null,
): FileProblem {
  const { language } = splitFileName(slug)
  const file = original ?? guessFileName(slug).name.split('/').at(-1) ?? ''
  const meant = describeMistypedName(slug, lang)
  return {
    code: 'language-mismatch',
    ...(meant ?? {
      message: `The file says that it is in ${LANGUAGES[lang]}, but its name says ${LANGUAGES[language]}.`,
      fix:
        lang === 'en'
          ? `If the text is in ${LANGUAGES[language]}, write lang: ${language}`
          : `If the text is in ${LANGUAGES[lang]}, press the pencil and change the name in the box to ${file}.${lang}.md`,
    }),
  }
}

/** Matches a name with the code of a language at its end or beginning, with a hyphen in place of the dot. */
const HYPHENED = /^(?:(.+)-([a-z]{2})|([a-z]{2})-(.+))$/

/** Says what is wrong with a name that names the language of its file in another form, as in events-es; null for other names. */
function describeMistypedName(
  slug: string,
  lang: Language,
): Pick<FileProblem, 'message' | 'fix'> | null {
  if (lang === DEFAULT_LANGUAGE) return null
  const own = slug.split('/').at(-1) ?? ''
  const [, before, end, start, after] = HYPHENED.exec(own) ?? []
  const name = end === lang ? before : start === lang ? after : undefined
  if (name === undefined) return null
  const typed = end === lang ? `ends in -${lang}.md` : `begins with ${lang}-`
  return {
    message: `The name of this file ${typed}, so the website shows it as a page in ${LANGUAGES[DEFAULT_LANGUAGE]}. The name of a page in ${LANGUAGES[lang]} ends in .${lang}.md, with a dot.`,
    fix: `Press the pencil and change the name in the box to ${name}.${lang}.md`,
  }
}

export const sameLanguage = (slug: string): FileProblem => ({
  code: 'translation-language',
  message: 'This line is for a text in another language, but this file is in English.',
  fix: `If the text is in Spanish, press the pencil and change the name in the box to ${guessFileName(slug).name.split('/').at(-1)}.es.md. If not, delete the line.`,
})

export const missingOriginal = (path: string | null): FileProblem => ({
  code: 'translation-original',
  message: 'The file does not say which English page it translates.',
  fix: `Add a line such as translation_of: ${path ?? '/services/clinic'}`,
})

/**
 * @param match the address that was meant beyond doubt
 * @param closest the address that is spelled most like it
 */
export const noOriginal = (
  path: string,
  match: string | null,
  closest: string | null,
): FileProblem => ({
  code: 'translation-original',
  message: `There is no English page ${path} that this file could translate.`,
  fix:
    match !== null
      ? `Write ${match}`
      : closest !== null
        ? `If you mean ${closest}, write translation_of: ${closest}. If the English page is gone, delete this file.`
        : 'Bring the English file back, or delete this one. If the English page has a new address, write that.',
})

/**
 * @param original the file of the English page, which has had another name
 * @param path its address now
 */
export function movedOriginal(
  own: string,
  original: string,
  path: string,
  staysNamed: boolean,
): FileProblem {
  const line = `translation_of: ${path}`
  const { fix } = otherName(own, original, `Write ${line} too.`)
  return {
    code: 'translation-original',
    message: `The English page is now called ${original}, and its address is ${path}.`,
    fix: staysNamed ? `Write ${line}` : fix,
  }
}

export const notOriginal = (original: string | undefined): FileProblem => ({
  code: 'translation-original',
  message: 'This is the address of a translation, not of an English page.',
  fix:
    original === undefined
      ? 'Write the address of the English page, such as /services/clinic'
      : `Write the address of the English page: ${original}`,
})

export const otherKind = (
  original: Pick<Collection, 'name'>,
  own: Pick<Collection, 'folder'>,
): FileProblem => ({
  code: 'translation-kind',
  message: `This is the address of ${addArticle(original.name)}, but the file is in content/${own.folder}.`,
  fix: 'Only pages and services can have a Spanish version. If this is one of them, move the file into the folder of the English file. If not, put its words into a Spanish page in content/pages.',
})

/** @param own the address of the page that has the name of the file */
export const otherPage = (own: string, typed: string): FileProblem => ({
  code: 'translation-original',
  message: `This file has the name of the page ${own}, but this line says ${typed}.`,
  fix: `If the text is that of ${own}, write translation_of: ${own}. If not, press the pencil and give this file the name of the English file of ${typed}, but with .es.md at its end.`,
})

/**
 * @param own the path of the file
 * @param original that of the English file
 * @param needlessLines advice on the lines that the file does not need with its right name, or nothing
 */
export function otherName(own: string, original: string, needlessLines = ''): FileProblem {
  const { language } = splitFileName(own.replace(/\.md$/, ''))
  const meant = original.replace(/\.md$/, `.${language}.md`)
  const [, ownFolder, ownName] = SPLIT_PATH.exec(own) ?? []
  const [, folder, name] = SPLIT_PATH.exec(meant) ?? []
  return {
    code: 'translation-name',
    message:
      ownName === name
        ? `This file translates ${original}, but it is in another folder.`
        : `A ${LANGUAGES[language]} file has the name of its English file, with .${language} before .md. The English file is ${original}.`,
    fix:
      ownFolder === folder
        ? `Press the pencil and change the name in the box to ${name}${needlessLines === '' ? '' : `. ${needlessLines}`}`
        : [`Move it to ${meant}. ${describeMove(own, meant)}`, needlessLines].join(' ').trim(),
  }
}

/** Splits a path into its folders and its name. */
const SPLIT_PATH = /^(?:(.*)\/)?([^/]*)$/

/**
 * @param typedPage the collection of the page in the line if it is in another folder, and whether the file has marks of that
 *   page's paragraphs
 */
export const copiedOriginal = (
  own: string,
  typed: string,
  {
    collection,
    hasMarks,
  }: { readonly collection: Pick<Collection, 'name'> | null; readonly hasMarks: boolean },
): FileProblem => ({
  code: 'translation-original',
  message: `This file has the name of the page ${own}, but this line says ${typed}, ${
    collection === null
      ? 'which has another Spanish file'
      : `the address of ${addArticle(collection.name)}`
  }.`,
  fix: `Write translation_of: ${own}${hasMarks ? `. Then delete the line translated_from: it belongs to ${typed}.` : ''}`,
})

export const translatedTwice = (otherFile: string): FileProblem => ({
  code: 'translation-twice',
  message: `Two files translate the same page: this one and ${otherFile}.`,
  fix: 'If this one translates another page, write the address of that page here. If not, keep one of the two files and delete the other one.',
})

/** @param lines what the file needs, so that both are public on the same days */
export const hiddenOriginal = (file: string, lines: readonly string[]): FileProblem => ({
  code: 'translation-hidden',
  message: `This page and the English one, ${file}, would not be public on the same days.`,
  fix: `Add to the fields at the top what the English file says: ${lines.join(' and, on a line of its own, ')}`,
})

/** @param language the name of the other language */
export const notSensitive = (language: string): FileProblem => ({
  code: 'translation-sensitive',
  message: `The line sensitive: true is missing here, and the ${language} page has it.`,
  fix: 'This page needs the link “Leave quickly”, too. Add this line to the fields at the top: sensitive: true',
})

export const UNMARKED_CODE = 'translation-unmarked'

/** @param line the line that the file needs, with the marks of the English text */
export const unmarked = (line: string): FileProblem => ({
  code: UNMARKED_CODE,
  severity: 'warning',
  message:
    'You can add the line translated_from, so that the check can tell you when the English text changes.',
  fix: adviseOnMarks('If this text says all that the English one says', line),
})

type NewerOriginal = {
  /** The new line with the marks of the English text, or null as long as some of its words have a problem of their own. */
  readonly line: string | null
  /** The heading of the section that only the translation still has. */
  readonly gone: TextBlock | null
}

/** @param changes those that can be translated now */
export function outdated(
  file: string,
  changes: readonly TextChange[],
  { line, gone }: NewerOriginal,
): FileProblem {
  const section =
    gone === null
      ? ''
      : `The section that is gone seems to be “${gone.words}” (line ${gone.line}) on this page. `
  return {
    code: 'translation-outdated',
    severity: 'warning',
    message: `The English text ${file} is newer: ${describeChanges(changes)}.`,
    fix: `${section}Make the Spanish text say the same. ${
      line === null
        ? 'When nothing else is left to do in the English text, the check gives you a new line translated_from.'
        : `When it does, put this new line in place of the one that begins in the same way: ${line}`
    }`,
  }
}

/**
 * The problem of marks of which none is that of a part of the English text.
 * @param line the new line with the marks of the English text
 */
export const otherMarks = (file: string, line: string): FileProblem => ({
  code: 'translation-outdated',
  severity: 'warning',
  message: `The line translated_from does not fit the English text ${file}. It seems to come from another file, or to be made up.`,
  fix: `If someone has rewritten the English text, change the Spanish text first. When it says all that the English one says, put this new line in place of the one that begins in the same way: ${line}`,
})
