// Writes a box of ours for one that another program or another language calls by another name.
import { DIRECTIVES, type DirectiveName } from './directive-table'
import { readQuestionWords } from './question-words'

/** @returns null if such a box has other words, or no title */
export function writeBox(name: DirectiveName, title: string, text: string): string | null {
  if (name === 'question') return title === '' ? null : `:::question[${title}]\n${text}\n:::`
  if (DIRECTIVES[name].form === 'line') return null
  return `:::${name}\n${title === '' ? '' : `**${title}**\n\n`}${text}\n:::`
}

const OPENING = /^(:{2,})([A-Za-zÀ-ỿ0-9_-]+)(?:\[([^\]\n]*)\])?(?:\{([^}\n]*)\})?[ \t]*([^\n]*)/u
const ADDRESS = /^\s*(?:[A-Za-zÀ-ỿ_-]+\s*[=:]\s*)?["'“”]?([^"'“”{}\s=]+)["'“”]?\s*$/u

/**
 * Returns the first line of a directive with another name, and with its address and words where this one has them.
 * @returns null if that is not certain
 */
export function writeOpening(
  source: string,
  colons: string,
  name: DirectiveName,
): { typed: string; replacement: string } | null {
  const [typed, , , label = '', attributes = '', rest = ''] = OPENING.exec(source) ?? []
  if (typed === undefined || /:{2,}\s*$/.test(rest)) return null
  const words = label || rest.trim()
  if (name === 'hotline') return { typed, replacement: '::hotline' }
  if (name === 'button') {
    const href = ADDRESS.exec(attributes)?.[1]
    if (label === '' || rest !== '') return null
    return { typed, replacement: `::button[${label}]${href === undefined ? '' : `{href=${href}}`}` }
  }
  if (name === 'question') return { typed, replacement: writeQuestion(label, attributes, rest) }
  return { typed, replacement: `${colons}${name}${words === '' ? '' : `\n**${words}**\n`}` }
}

function writeQuestion(label: string, attributes: string, rest: string): string {
  const typed = rest.trim() || attributes
  const words = label || (readQuestionWords(typed) ?? typed)
  return `:::question${words === '' ? '' : `[${words}]`}`
}
