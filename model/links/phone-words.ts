// Reads the words beside a phone number that only say what kind of number it is, or that it answers text messages.
import { simplifyText } from '../text/simplify-text'
import { findOnlyPhone } from './guess-phone'

/** Words that say no more than the line of the number does. A name, an hour or an extension would be lost. */
const KINDS: ReadonlySet<string> = new Set(
  [
    'call calls calling us at on to or and the our is a of for please by phone phones telephone tel',
    'office main line number clinic center desk front reception cell cellphone mobile landline',
    'direct local voice talk free toll general',
    'llame llamenos llamar llamada llamadas llama al a o y u el la de del por para favor en nos',
    'nuestro telefono oficina principal linea numero clinica centro recepcion celular movil voz',
  ].flatMap((words) => words.split(' ')),
)

/** Matches a word for text messages. */
const MESSAGE =
  /^(?:text|texts|texting|sms|message|messages|texto|textos|textear|mensaje|mensajes)$/

export type PhoneWords = {
  /** The number, with +1 and ten digits. */
  readonly number: string
  /** Whether the words say that the number answers text messages. */
  readonly answersTexts: boolean
}

/** Returns the only number of a text whose other words say no more than its kind, or null. */
export function readPhoneWords(typed: string): PhoneWords | null {
  if (!/[A-Za-zÀ-ỿ\p{So}]/u.test(typed)) return null
  const found = findOnlyPhone(typed)
  if (found === null || /[^\s\p{L}\p{S}\uFE0F().,:;&/|–—!'’*-]/u.test(found.rest)) return null
  const words = simplifyText(found.rest).match(/[A-Za-zÀ-ỿ]+/gu) ?? []
  const messages = words.filter((word) => MESSAGE.test(word))
  if (!words.every((word) => KINDS.has(word) || MESSAGE.test(word))) return null
  return { number: found.number, answersTexts: messages.length > 0 }
}
