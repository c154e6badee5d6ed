// Finds the line in which a program names itself below a text that it has translated, scanned or written.
import { getEndAbove, splitLines, type FindLeftovers } from '../leftover'

const PROGRAM =
  'DeepL(?: Pro| Translator?)?|(?:Microsoft |Bing |Yandex |Apple |Amazon )?Translate|(?:Microsoft |Bing |Yandex )?Translator|Bing|Microsoft|Yandex|Google(?: Translat(?:e|or)| Traductor| Docs| Lens)?|Reverso(?: Context)?|iTranslate|Papago|SpanishDict|Systran|Linguee|onlinedoctranslator|ChatGPT|Copilot|Gemini|Claude|Grammarly|QuillBot|Canva|CamScanner|Adobe Scan|StackEdit|Notion|Otter\\.ai'
const MADE =
  '(?:Automatically |Machine[ -])?(?:Translated|Created|Made|Designed|Scanned|Generated|Written|Edited|Transcribed|Converted|Powered|Checked)|Translation|(?:Traducid|Cread|Hech|Diseñad|Escanead|Generad|Escrit|Transcrit)[oa]|Traducción(?: automática)?'
/** Matches the words between the two: "con la versión gratuita del traductor", "from English to Spanish by". */
const BETWEEN =
  'with|by|using|in|from|to|into|the|of|help|free|version|translator|automatically|English|Spanish|con|por|en|de|del|al|el|la|ayuda|mediante|versi[oó]n|gratuita|traductor|realizada|hecha|automáticamente|inglés|español|[-–—]'
/** Matches a line with nothing else: a sentence about a program has more words. */
const CREDIT = new RegExp(
  `^(?:${MADE}):?(?: (?:${BETWEEN}))* (?:${PROGRAM})(?: free version| versi[oó]n gratuita)?$`,
  'i',
)
/** Matches the advertisement that DeepL puts into a document. */
const ADVERTISEMENT =
  /^(?:(?:Subscribe to|Visit|Suscríba(?:se|te) a|Más información) .{0,30}DeepL(?: Pro|\.com\/pro)(?![A-Za-zÀ-ỿ])[^.]{0,60}(?:\. |$)){1,2}$/iu

const MAY_HAVE_CREDIT = new RegExp(PROGRAM, 'i')

export const findProgramCredits: FindLeftovers = (text) => {
  if (!MAY_HAVE_CREDIT.test(text)) return []
  return splitLines(text)
    .filter(({ text: line }) => CREDIT.test(simplify(line)) || ADVERTISEMENT.test(trim(line)))
    .map((line) => ({
      problem: {
        code: 'foreign-mark',
        message: `A program added "${line.text.trim()}", and visitors would read it.`,
        fix: 'Delete this line.',
        replacement: '',
      },
      at: line.start,
      span: { start: getEndAbove(text, line.start), end: line.end },
      claims: [line],
    }))
}

/** Finds such a credit after the last sentence of a field. */
export const findCreditAtEnd: FindLeftovers = (text) => {
  if (!MAY_HAVE_CREDIT.test(text)) return []
  const start = /(?<=[.!?…]["”’»)]*)\s+[^.!?…]+[.]?[^.!?…]*\.?$/u.exec(text)?.index
  if (start === undefined || !CREDIT.test(simplify(text.slice(start)))) return []
  const words = text.slice(start).trim()
  return [
    {
      problem: {
        code: 'foreign-mark',
        message: `A program added "${words}", and visitors would read it.`,
        fix: `Delete "${words}"`,
        replacement: '',
      },
      at: start,
      span: { start, end: text.length },
      claims: [],
    },
  ]
}

/** Returns the words of a line, without the Markdown around them. */
const trim = (line: string): string => line.replace(/^[\s>*_([-]+|[\s.*_)\]]+$/g, '')

/** Returns the words of a line, with the names of programs in place of their addresses. */
const simplify = (line: string): string =>
  trim(
    line
      .replace(/\]\([^)\s]*\)/g, '')
      .replace(/https?:\/\/|\bwww\.|\.com\b(?:\/[\w/-]*)?|[*_[\]()]/gi, '')
      .replace(/ {2,}/g, ' '),
  )
