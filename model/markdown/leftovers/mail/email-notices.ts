// Knows the lines that programs and offices add below the signature of an email.
import type { Line } from '../leftover'
import { PART_OF_PAGE } from './signature-lines'

/** Matches what is before the first sentence of a notice: "NOTICE:", "**Disclaimer** –". */
const LABEL =
  '(?:(?:(?:legal |privacy |important )?notice|disclaimer|important|aviso(?: legal| de privacidad| importante)?|nota)[*_]*(?:[:.]| [-–—])[*_]*\\s*)?'
const WORDS: readonly string[] = [
  'Sent from my (?:iPhone|iPad|Android|Galaxy|phone|Samsung|Verizon)',
  'Sent from (?:Mail for Windows|Outlook|Yahoo Mail|the all new AOL)',
  'Get \\[?Outlook for ',
  'Enviado desde mi (?:iPhone|iPad|teléfono|celular)',
  'CONFIDENTIALITY NOTICE\\b',
  'AVISO DE CONFIDENCIALIDAD\\b',
  '(?:This|The (?:information|contents?) (?:contained )?(?:in|of) this) (?:e-?mail|message|communication|transmission)\\b.{0,80}\\b(?:confidential|intended (?:only|solely)|privileged)',
  'If you (?:are not the (?:intended|named) (?:recipient|addressee)|(?:have )?received this (?:e-?mail|message|communication) (?:in error|by mistake))',
  '(?:Este|La información (?:contenida )?(?:en|de) este) (?:correo|mensaje|e-?mail)\\b.{0,80}\\b(?:confidencial(?:es)?|destinatari[oa]s?)\\b',
  'Si usted no es el destinatario',
  'Si (?:usted )?(?:ha )?recib(?:ió|e|ido) este (?:correo|mensaje)(?: electrónico)? por error',
]

/** Matches a line that only programs for email write below a signature. */
export const ENDING = new RegExp(`^[\\s>*_]*${LABEL}(?:${WORDS.join('|')})`, 'i')

const NOTICE =
  /\b(?:confidential\w*|intended|recipients?|privileged|attachments?|virus\w*|e-?mails?|senders?|disclosure|unauthorized|confidencial\w*|destinatari\w+|remitente|adjuntos?)\b/i

/** Returns whether a line below the signature of an email may belong to its small print. */
export const isNotice = ({ text }: Line): boolean => NOTICE.test(text) && !PART_OF_PAGE.test(text)
