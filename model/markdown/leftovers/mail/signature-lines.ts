// Says which lines may belong to the signature of an email.
import type { Line } from '../leftover'

const WORDS = "[A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]*(?:,? [A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]*){0,5}"
/** Matches a name, perhaps with an office after a bar: "Ann Sample | Director". */
export const NAME = new RegExp(`^[*_]*${WORDS}(?: +[|•·] +${WORDS})*[*_]*\\\\?$`, 'u')
/** Matches a heading or a box, which belongs to the page and never to an email. */
export const PART_OF_PAGE = /^(?:#{1,6} |:{2,}\w)/
/** Matches items, quotations, tables and whole sentences; `D.Min.` and `Inc.` end no sentence. */
const OF_TEXT = /^(?:[-*+] |\d+[.)] |>|\||!\[)|(?<!\b[A-ZÀ-Þ][A-Za-zÀ-ỿ.]{0,4})[.!?:;]["”]?$/u
const MAX_LINE_LENGTH = 70

export const isBlank = ({ text }: Line): boolean => text.trim() === ''

/** Returns whether a line is short and no part of a page or of its sentences. */
export const isOfSignature = ({ text }: Line): boolean =>
  text.length <= MAX_LINE_LENGTH && !PART_OF_PAGE.test(text) && !OF_TEXT.test(text.trim())
