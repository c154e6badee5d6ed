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

const OF_PROGRAM = new RegExp(`^[\\s>*_]*${LABEL}(?:${WORDS.join('|')})`, 'i')

/** Matches the request not to print an email. A page may ask the same of another paper. */
const PRINT_REQUEST = [
  /^[\s>*_]*(?:P )?(?:Please )?(?:consider|think (?:of|about)) (?:the|our) (?:environment|planet|trees)\b.{0,40}\bbefore (?:you )?print(?:ing)?(?: this (?:e-?mail|message|mail))?[.!]?[*_]*\\?\s*$/i,
  /^[\s>*_]*(?:Please )?(?:do not|don['’]t|think before you) print this e-?mail\b/i,
  /^[\s>*_]*(?:Por favor,? )?antes de imprimir este (?:correo|mensaje|e-?mail)\b/i,
  /^[\s>*_]*(?:Por favor,? )?(?:piense|considere|cuide|cuidemos)\b.{0,40}\b(?:medio ambiente|planeta|árboles)\b.{0,40}\bimprimir(?: este (?:correo|mensaje|e-?mail))?[.!]?[*_]*\\?\s*$/i,
]

/** Returns whether a line is one that only programs for email and offices write below a signature. */
export const isEnding = (line: string): boolean =>
  OF_PROGRAM.test(line) || PRINT_REQUEST.some((pattern) => pattern.test(line))

const NOTICE =
  /\b(?:confidential\w*|intended|recipients?|privileged|attachments?|virus\w*|e-?mails?|senders?|disclosure|unauthorized|confidencial\w*|destinatari\w+|remitente|adjuntos?)\b/i

/** Returns whether a line below the signature of an email may belong to its small print. */
export const isNotice = ({ text }: Line): boolean => NOTICE.test(text) && !PART_OF_PAGE.test(text)
