// Finds the words that a website shows in place of an email address, to hide it from programs: "[email protected]" of Cloudflare.
import { getSpan, nameOtherLines, type FindLeftovers } from '../leftover'

const EMAIL = String.raw`(?:your |the |this )?e-?mail(?: address)?|correo(?: electrónico)?|dirección de correo(?: electrónico)?`
const HIDDEN = 'protected|hidden|obfuscated|protegid[ao]|ocult[ao]'
const WORDS = String.raw`\[(?:(?:${EMAIL})[ \u00A0]*)?(?:${HIDDEN})\]|\((?:${EMAIL}) (?:${HIDDEN})\)|\((?:${HIDDEN}) (?:${EMAIL})\)|\[(?:${HIDDEN}) (?:${EMAIL})\]`
/** Matches such words, and the link around them. Its address is one of the website, where nobody can read ours. */
const MATCHED = new RegExp(
  String.raw`\[(?:${WORDS})\]\([^()\s]*\)|\[(?:${EMAIL})[ \u00A0]*(?:${HIDDEN})\]\([^()\s]*email-protection[^()\s]*\)|(?:${WORDS})(?!\()`,
  'giu',
)
/** Matches what nobody writes in a text of their own. */
const CERTAIN = /\[(?:e-?mail|correo)[^\]]*prote/i
/** Matches words that ask people to write to us. */
const TO_US = /\b(?:us|our|nos|nuestr[ao]s?|escr[ií]banos|env[ií]enos|contáctenos|comuníquese)\b/iu

export const findHiddenEmails: FindLeftovers = (text, _source, _blocks, { contacts, isField }) => {
  if (!/protected|hidden|obfuscated|proteg|ocult/i.test(text)) return []
  const [first, ...others] = [...text.matchAll(MATCHED)]
  if (first === undefined) return []
  const email = contacts?.email
  const written = email === undefined || isField ? email : `[${email}](mailto:${email})`
  const before =
    text
      .slice(0, first.index)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? ''
  const isOurs = others.length === 0 && TO_US.test(before)
  const spans = [first, ...others].map(getSpan)
  return [
    {
      problem: {
        code: 'email-shape',
        severity: CERTAIN.test(first[0]) ? 'error' : 'warning',
        message: `"${first[0]}" is what a website shows in place of an email address that it hides, so nobody can write to it${nameOtherLines(text, spans)}.`,
        fix:
          written === undefined
            ? 'Write the email address in its place.'
            : `In its place, write our email address: ${written}${isOurs ? '' : '. If another one is meant, write that.'}`,
        ...(isOurs && written !== undefined ? { replacement: written } : {}),
      },
      at: first.index,
      span: getSpan(first),
      claims: spans,
    },
  ]
}
