// Notes Spanish texts that say "tú" to their readers, on a site that says "usted" to them elsewhere.
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { listLines } from '../../../text/list-lines'
import { canBeTranslated } from '../../../translations/translated-collections'
import { readTextBlocks } from '../../../translations/text-blocks'
import { getText } from '../../../translations/translation-age'
import { writeFormally } from './formal-words'

const FORMAL = /(?<![A-Za-zÀ-ỿ])usted(?:es)?(?![A-Za-zÀ-ỿ])/giu
const FAMILIAR =
  /(?<![A-Za-zÀ-ỿ])(?:tú|tus?|te|ti|contigo|tuy[oa]s?|puedes|quieres|necesitas|tienes|estás|eres|sabes|debes|sientes|llámanos|escríbenos|pregúntanos|cuéntanos|visítanos|síguenos|acompáñanos|ayúdanos|dinos|háblanos|envíanos|mándanos|avísanos|búscanos|regístrate|inscríbete|comunícate|acércate|únete|quédate|siéntete)(?![A-Za-zÀ-ỿ])/iu
/** Matches what others say, and prayers. */
const SPEECH = /[«“"][^»”"]*[»”"]/g
const PRAYER = /(?<![A-Za-zÀ-ỿ])(?:Señor|Dios|Jesús|Padre)(?![A-Za-zÀ-ỿ])/u

/** Fewer say nothing about how texts speak to their readers. */
const MIN_FORMAL = 5

type Text = {
  readonly file: string
  readonly text: string
  readonly formal: number
  readonly familiar: readonly Found[]
}
type Found = { readonly line: number; readonly words: string }

export function checkFamiliarAddress(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const spanish = entries
    .filter(
      ({ collection, entry }) =>
        canBeTranslated(collection) &&
        splitFileName(entry.slug).language !== DEFAULT_LANGUAGE &&
        entry.draft !== true,
    )
    .map(({ entry }) => readText(entry.file, getText(entry, texts)))
  return spanish.flatMap((text) => {
    const [first] = text.familiar
    const others = spanish.filter((other) => other !== text)
    return first === undefined || !(areFormal([text]) || areFormal(others))
      ? []
      : [createProblem(familiarAddress(text), { file: text.file, line: first.line })]
  })
}

function areFormal(texts: readonly Text[]): boolean {
  const formal = texts.reduce((sum, text) => sum + text.formal, 0)
  const familiar = texts.reduce((sum, text) => sum + text.familiar.length, 0)
  return formal >= MIN_FORMAL && formal > familiar
}

function readText(file: string, text: string): Text {
  const blocks = FAMILIAR.test(text)
    ? readTextBlocks(text).filter(({ kind }) => kind !== 'quote')
    : []
  return {
    file,
    text,
    formal: text.match(FORMAL)?.length ?? 0,
    familiar: blocks.flatMap(({ line, words }) => {
      const said = words.replace(SPEECH, '')
      const [word] = PRAYER.test(said) ? [] : (FAMILIAR.exec(said) ?? [])
      return word === undefined ? [] : [{ line, words: word }]
    }),
  }
}

function familiarAddress({ familiar, text }: Text): FileProblem {
  const [first, ...others] = familiar
  const line = first?.line ?? 1
  const typed = text.split('\n')[line - 1] ?? ''
  const formal = FAMILIAR.test(typed) ? writeFormally(typed) : null
  const lines = [...new Set(others.map(({ line }) => line))].map(String)
  const more = lines.length === 0 ? '' : ` (also on ${listLines(lines)})`
  return {
    code: 'translation-usted',
    severity: 'warning',
    message: `This says tú to visitors ("${first?.words ?? ''}"), but our Spanish pages say usted.`,
    ...(formal === null || formal === typed
      ? {}
      : { suggestion: { line, endLine: line, text: formal } }),
    fix:
      formal !== null && formal !== typed
        ? `Write usted in place of tú${more}: ${pickChanged(typed, formal)}`
        : `Write usted, su and le in place of tú, tu and te, with the verbs that go with them${more}. If the words are not for visitors, there is nothing to do.`,
  }
}

/** Longer lines are quoted by their sentences. */
const MAX_QUOTED = 160

/** Returns the line as it has to be, or only what changes of a long one. */
function pickChanged(typed: string, formal: string): string {
  if (formal.length <= MAX_QUOTED) return formal.trim()
  const [before, after] = [typed, formal].map((line) => line.trim().split(/(?<=[.!?]) +/))
  return (after ?? []).filter((sentence, index) => sentence !== before?.[index]).join(' ')
}
