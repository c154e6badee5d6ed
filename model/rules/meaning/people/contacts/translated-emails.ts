// Finds our email address with its first part in the other language, as a translation program writes it: "hola@example.org".
import type { LinkedDoubt } from './linked-contacts'

/** Names of mailboxes in English, each with those in Spanish. */
const NAMES: readonly (readonly string[])[] =
  'hello hola saludos|hi hola|info informacion información|contact contacto contactenos contáctenos|contactus contactenos|office oficina|help ayuda|mail correo|email correo|welcome bienvenida bienvenido bienvenidos|clinic clinica clínica|team equipo|support apoyo soporte|reception recepcion recepción|frontdesk recepcion recepción|appointments citas|appointment cita|care cuidado atencion atención|friends amigos|hope esperanza|ask pregunte preguntas|questions preguntas|news noticias|director directora|donate donar|giving donaciones|gifts regalos donaciones|donations donaciones|prayer oracion oración|volunteer voluntario voluntarios|volunteers voluntarios|events eventos'
    .split('|')
    .map((names) => names.split(' '))

/** Returns the places where our address has another name for the same mailbox; the words of a link and its address are one place. */
export function findTranslatedEmails(text: string, email: string): LinkedDoubt[] {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  if (domain === '' || !text.toLowerCase().includes(`@${domain}`)) return []
  const others = NAMES.filter((names) => names.includes(name)).flat()
  const foreign = [...new Set(others)].filter((other) => other !== name)
  if (foreign.length === 0) return []
  const pattern = new RegExp(
    `(?<![A-Za-zÀ-ỿ\\d.+_-])((?:${foreign.join('|')})@${domain.replaceAll('.', '\\.')})(?![\\w-]|\\.\\w)(?:\\]\\(mailto:\\1)?`,
    'giu',
  )
  return [...text.matchAll(pattern)].map(({ 0: words, 1: typed = '', index }) => {
    const start = text.slice(0, index).endsWith('mailto:') ? 'mailto:' : ''
    return {
      index,
      end: index + words.length,
      problem: {
        code: 'contact-differs',
        severity: 'warning',
        message: `This says ${typed}, but our email address is ${email}. An address is not translated.`,
        fix:
          words === typed
            ? `Write ${start}${email}`
            : `Write ${email} in the words of the link and in its address.`,
      },
      edit: { words, written: words.replaceAll(typed, email) },
    }
  })
}
