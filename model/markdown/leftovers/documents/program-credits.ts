// Finds the line in which a program names itself below a text that it has translated, scanned or written.
import { getEndAbove, splitLines, type FindLeftovers } from '../leftover'

const PROGRAM =
  'DeepL|(?:Microsoft |Bing )?Translator|Bing|Google(?: Translate| Docs)?|ChatGPT|Copilot|Gemini|Claude|Grammarly|QuillBot|Canva|CamScanner|Adobe Scan|StackEdit|Notion|Otter\\.ai|Traductor de Google'
const MADE =
  '(?:Translated|Created|Made|Designed|Scanned|Generated|Written|Edited|Transcribed|Converted|Powered|Checked) (?:with|by|using|in)|(?:Traducido|Traducción|Creado|Hecho|Diseñado|Escaneado|Generado|Escrito|Transcrito) (?:realizada )?(?:con|por|en)'
/** Matches a line with nothing else: a sentence about a program has more words. */
const CREDIT = new RegExp(
  `^[\\s>*_(\\[-]*(?:${MADE}) (?:the help of |la ayuda de |the free version of (?:the translator )?|la versión gratuita (?:de|del traductor) )?(?:[-–] )?(?:\\[)?(?:https?://)?(?:www\\.)?(?:${PROGRAM})(?:\\.com)?(?:/\\w+)?(?: \\((?:free version|versión gratuita)\\))?(?:\\]\\([^)\\s]*\\))?(?: \\((?:free version|versión gratuita)\\))?[\\s.*_)\\]]*$`,
  'i',
)

const MAY_HAVE_CREDIT = new RegExp(PROGRAM, 'i')

export const findProgramCredits: FindLeftovers = (text) => {
  if (!MAY_HAVE_CREDIT.test(text)) return []
  return splitLines(text)
    .filter((line) => CREDIT.test(line.text))
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
