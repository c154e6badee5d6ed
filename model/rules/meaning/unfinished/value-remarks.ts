// Finds remarks in a field that its writer left for later: "(falta confirmar)", "[ask Luis]", "- TBC", "???".
import { findColleagueNote } from '../../../markdown/leftovers/colleagues/colleague-notes'

const THING =
  '(?:this|that|date|day|time|spelling|name|number|phone|price|amount|address|link|photo|picture|logo|website|fecha|hora|nombre|número|teléfono|precio|dirección|enlace|foto|logo|página|ortografía|datos?)'
const PERSON = '[A-ZÀ-Þ][A-Za-zÀ-ỿ.]*(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.]*)?'
/** A colleague who has to be asked. */
const ASK_PERSON = `[¿?]*(?:[Aa]sk|(?:[Cc]heck|[Cc]onfirm|[Vv]erify) with|[Ww]aiting (?:for|on)|[Pp]reguntar(?:le)? a|(?:[Pp]reguntar|[Cc]onfirmar|[Cc]onsultar|[Vv]erificar) con|[Ee]sperando a) ${PERSON}(?: (?:about|first|again|sobre|primero|por)(?: [^)\\]]{1,40})?)?`

/** Remarks that nobody writes for visitors. */
const CERTAIN = [
  `(?:please |por favor )?(?:double[- ]?check|check|confirm|verify|need|needs|missing|add|update|fix|revisar|checar|verificar|confirmar|corregir|agregar|falta|faltan|poner) (?:the |a |new |la |el |los |las |una? )?${THING}(?: with [A-Za-zÀ-ỿ]+| con [A-Za-zÀ-ỿ]+)?`,
  'to confirm|to check|to verify|to ask|double[- ]?check|needs? (?:to be )?(?:checked|confirm(?:ed|ation|ing)?|checking|verification)|not (?:yet )?(?:confirmed|verified|sure)(?: yet)?|not sure(?: about (?:this|that))?|is (?:this|that) (?:right|correct|ok|true)|spelling|sp|todo|to[- ]do|fixme|waiting for (?:an? )?(?:answer|reply|confirmation)',
  'falta confirmar|falta|sin confirmar|no confirmad[oa]|no está confirmad[oa]|no sé|no estoy segur[oa]|falta revisar|falta verificar|(?:por|para|a) (?:revisar|verificar)|revisar|verificar|checar|confirmar|preguntar|por hacer|esperando respuesta|es correcto|está bien escrito|así se escribe',
].join('|')
/** Remarks that may tell visitors that something is open yet, but not in a name. */
const OPEN =
  'tbc|tbd|to be (?:confirmed|checked|verified)|unconfirmed|pending|confirmation pending|por confirmar|pendiente(?: de confirmar)?|por definir'

const createPattern = (words: string, flags = 'iu'): RegExp =>
  new RegExp(
    `\\s*[(\\[{]\\s*[¿*]*(?:${words})\\s*[?!.*]*\\s*[)\\]}]|\\s+[-–—:]+\\s+¿?(?:${words})[?!.]*$`,
    flags,
  )
const PERSON_REMARK = createPattern(ASK_PERSON, 'u')
const CERTAIN_REMARK = createPattern(CERTAIN)
const ANY_REMARK = createPattern(`${CERTAIN}|${OPEN}`)
/** Question marks apart from a word, or three in parentheses. */
const UNKNOWN = /\s+[([]?\?{2,}[)\]]?$|\s*[([]\?+[)\]]/

const MAY_HAVE_REMARK = /[([{?]|\s[-–—:]+\s/

/**
 * Returns the remark of a value as it was typed, or null.
 * @param isName whether the value is the name of something
 */
export function findRemark(text: string, isName: boolean): string | null {
  const note = findColleagueNote(text)
  if (note !== null && note.match[0] !== text) return note.match[0]
  if (!MAY_HAVE_REMARK.test(text)) return null
  const patterns = [isName ? ANY_REMARK : CERTAIN_REMARK, PERSON_REMARK, UNKNOWN]
  const remark = patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found)
  return remark === undefined || remark.length === text.length ? null : remark
}
