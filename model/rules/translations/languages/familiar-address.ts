// Notes Spanish texts that say "tú" to their readers, on a site that says "usted" to them elsewhere.
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { listLines } from '../../../text/list-lines'
import { canBeTranslated } from '../../../translations/translated-collections'
import { readTextBlocks } from '../../../translations/text-blocks'
import { getText } from '../../../translations/translation-age'

const FORMAL = /(?<!\p{L})usted(?:es)?(?!\p{L})/giu
const FAMILIAR =
  /(?<!\p{L})(?:tú|tus?|te|ti|contigo|tuy[oa]s?|puedes|quieres|necesitas|tienes|estás|eres|sabes|debes|sientes|llámanos|escríbenos|pregúntanos|cuéntanos|visítanos|síguenos|acompáñanos|ayúdanos|dinos|háblanos|envíanos|mándanos|avísanos|búscanos)(?!\p{L})/iu
/** Matches what others say, and prayers. */
const SPEECH = /[«“"][^»”"]*[»”"]/g
const PRAYER = /(?<!\p{L})(?:Señor|Dios|Jesús|Padre)(?!\p{L})/u

/** Fewer say nothing about how texts speak to their readers. */
const MIN_FORMAL = 5

type Text = {
  readonly file: string
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
      : [createProblem(familiarAddress(text.familiar), { file: text.file, line: first.line })]
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
    formal: text.match(FORMAL)?.length ?? 0,
    familiar: blocks.flatMap(({ line, words }) => {
      const said = words.replace(SPEECH, '')
      const [word] = PRAYER.test(said) ? [] : (FAMILIAR.exec(said) ?? [])
      return word === undefined ? [] : [{ line, words: word }]
    }),
  }
}

function familiarAddress(found: readonly Found[]): FileProblem {
  const [first, ...others] = found
  const lines = [...new Set(others.map(({ line }) => line))].map(String)
  const more = lines.length === 0 ? '' : ` (also in ${listLines(lines)})`
  return {
    code: 'translation-usted',
    severity: 'warning',
    message: `This says tú to visitors ("${first?.words ?? ''}"), but our Spanish pages say usted.`,
    fix: `Write usted, su and le in place of tú, tu and te, with the verbs that go with them${more}. If the words are not for visitors, there is nothing to do.`,
  }
}
