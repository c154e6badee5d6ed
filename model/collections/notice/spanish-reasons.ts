// Finds the reason of a notice that is in Spanish, although it goes on after English words.
import { simplifyText } from '../../text/simplify-text'

/** Holidays that have an English name; a Día de los Muertos is one in English too. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  ...{ 'ano nuevo': 'New Year’s Day', 'fin de ano': 'New Year’s Eve', nochebuena: 'Christmas Eve' },
  ...{ navidad: 'Christmas', 'accion de gracias': 'Thanksgiving', 'viernes santo': 'Good Friday' },
  ...{ 'jueves santo': 'Maundy Thursday', 'semana santa': 'Holy Week', pascua: 'Easter' },
  ...{ 'domingo de pascua': 'Easter Sunday', trabajo: 'Labor Day', veteranos: 'Veterans Day' },
  ...{ independencia: 'Independence Day', '4 de julio': 'Independence Day' },
  ...{ caidos: 'Memorial Day', 'vacaciones de primavera': 'spring break' },
}

/** Matches what people write before the reason; the words that come from the website itself are in the first group. */
const LEAD =
  /^((?:(?:nosotros )?(?:estamos|estaremos) |(?:(?:la|nuestra) )?(?:oficina|clinica) (?:esta |estara |permanecera )?)?(?:cerrad[oa]s?|cerramos|cerraremos)(?: (?:por|para|durante|en|debido a))? |(?:(?:horario (?:especial|cambiado|modificado|reducido|de oficina)|cambio de horario) )?(?:por|para|debido a|a causa de|con motivo de|en ocasion de)l? )?(?:(?:el|la|los|las) )?(?:(?:dia|dias|fiesta|fiestas|feriado|vacaciones|festividad) de )?(?:(?:el|la|los|las) )?/

export type SpanishReason = {
  /** Whether words before the reason say what comes from the website itself. */
  readonly isSentence: boolean
  /** The reason in English, or null if only a person can translate it. */
  readonly reason: string | null
}

/** Returns what a title says in Spanish, or null if it may well be English. */
export function findSpanishReason(title: string): SpanishReason | null {
  const text = simplifyText(title).replace(/[.!¡]/g, '').trim()
  const [lead = '', closed] = LEAD.exec(text) ?? []
  const names = text
    .slice(lead.length)
    .split(/ y /)
    .map((part) => HOLIDAYS[part] ?? HOLIDAYS[part.replace(LEAD, '')])
  const isKnown = names.every((name) => name !== undefined)
  if (closed === undefined && !isKnown) return null
  return { isSentence: closed !== undefined, reason: isKnown ? names.join(' and ') : null }
}
