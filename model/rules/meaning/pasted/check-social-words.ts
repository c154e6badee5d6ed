// Reports words of a post on social media that mean nothing on a website, such as "link in our bio".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { shortenText } from '../../../text/shorten-text'

/** Matches a word that each of these has. Most texts need no closer look. */
const CANDIDATE =
  /\b(?:bio|biograf\w*|perfil|profile|swipe|desli(?:za|cen?)|subscribe|button|DM|MD|inbox|double|doble|tap|tag|etiqueta|comments?|comenta|comentarios|stories|historias|reel)\b|#\w+\s+#\w/i

const BIO =
  '(?:(?:tap|click|hit|see|use|toca|haz clic en|usa|ve) )?(?:the |el )?(?:link|enlace) (?:is )?(?:in|on|at|en) (?:the |our |my |nuestr[oa] |el |la |mi )?(?:bio|biograf[ií]a|perfil|profile)'
const SOCIAL_WORDS = [
  BIO,
  'swipe up|swipe (?:left|right) (?:to|for) (?:see|meet|read|more|learn|find|hear)|desli(?:za|ce|cen) (?:hacia )?arriba|desli(?:za|ce|cen) (?:a|hacia) la (?:izquierda|derecha) para (?:ver|conocer|leer|saber|más)',
  'like and subscribe|(?:hit|smash) the (?:like|follow|subscribe|bell) button',
  '(?:send us a |shoot us a |by )DM|DM (?:us|me)|(?:por|m[aá]nd[ae]nos (?:un )?|env[ií][ae]nos (?:un )?|escr[ií]b[ae]nos (?:por|al) )(?:DM|MD|inbox)',
  'double[- ]tap (?:if|this|to)|doble tap',
  'tag (?:a friend|someone|us|your)|etiqueta a (?:un|una|tu|alguien|quien)',
  '(?:comment|comenta) (?:below|down below|abajo)|(?:in|en) (?:the|los) (?:comments|comentarios) (?:below|de abajo)|drop (?:a|an|your) [^\\n.]{1,30} in the comments',
  '(?:see|watch|check) our (?:stories|reels?)|mira nuestr[oa]s (?:historias|reels?)',
]
const SOCIAL = new RegExp(`\\b(?:${SOCIAL_WORDS.join('|')})(?!\\w)`, 'gi')
/** A single hashtag may be the name of a campaign, and two may be in a sentence, but not alone on a line. */
const HASHTAGS =
  /(?<!\S)#[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ0-9_]*(?:[ \t]*\n?[ \t]*#[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ0-9_]*){2,}|^[ \t]*#[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ0-9_/-]*[ \t,]+#[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ0-9_/-]*[ \t]*$/gmu

export function checkSocialWords(text: SplitText, collection: string): LocatedProblem[] {
  // Hashtags among the words for the search have a problem of their own.
  const first = findInFile(text, findWords, CANDIDATE).find(
    (found) => found.field !== 'also_known_as',
  )
  if (!first) return []
  const { field, line, column, words } = first
  return [{ ...socialWords(words, collection), ...(field === null ? {} : { field }), line, column }]
}

const findWords = (text: string) =>
  [...text.matchAll(SOCIAL), ...text.matchAll(HASHTAGS)]
    .map(({ 0: words, index }) => ({ words: words.replace(/\s+/g, ' '), index }))
    .sort((a, b) => a.index - b.index)

const IS_BIO = new RegExp(`^(?:${BIO})$`, 'iu')
const MAX_SHOWN = 60

function socialWords(words: string, collection: string): FileProblem {
  const shown = shortenText(words, MAX_SHOWN)
  return {
    code: 'social-words',
    severity: 'warning',
    message: IS_BIO.test(words)
      ? `The text says "${shown}", as on social media, but this website has no such link.`
      : `"${shown}" is for social media, and visitors of a website can do nothing with it.`,
    fix: adviseOn(words, collection),
  }
}

function adviseOn(words: string, collection: string): string {
  if (words.startsWith('#')) return 'Delete the words with #, or say the same in a sentence.'
  if (collection === 'notice')
    return 'Say what people find, such as: See how you can give. The whole sentence leads to the address in the line link:'
  return 'Write what people can do here, with a link such as [See how you can give](/give), or delete these words.'
}
