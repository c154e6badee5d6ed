// Notes a source that does not say where a figure comes from, such as ChatGPT or the internet.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../problems/problem'
import { simplifyText } from '../../text/simplify-text'

/** Claude and Alexa are people, too. */
const CHAT_PROGRAMS =
  /\b(?:chat ?gpt|gpt|openai|gemini|copilot|perplexity|grok|deepseek|claude ai|meta ai|chatbot|ai|ia|artificial intelligence|inteligencia artificial)\b/g
const SEARCHES = /\b(?:internet|the web|la web|online|en linea|google|bing|yahoo|duckduckgo)\b/g
const NOTHING = /\b(?:unknown|not known|no one knows|nobody knows|desconocid[oa]|no se sabe)\b/g
/** Words beside these that say nothing more. Any other word may be that of a report. */
const OTHER_WORDS =
  /\b(?:the|from|an?|on|in|by|with|via|per|and|y|el|la|lo|de|del|en|con|por|me|i|we|asked|answer|according|to|segun|generated|written|made|found|search|searched|busqueda|chat|microsoft|plus|pro|source|is|fuente|app|january|february|march|april|may|june|july|august|september|october|november|december)\b/g
const SHARED_CHAT =
  /^https?:\/\/(?:www\.)?(?:chatgpt\.com|chat\.openai\.com|gemini\.google\.com|copilot\.microsoft\.com|perplexity\.ai|claude\.ai)\b/i
const SEARCH_PAGE = /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+|bing\.com)\/search\b/i

export function checkSource({ frontMatter }: SplitText): LocatedProblem[] {
  const value = frontMatter.get('source')
  if (!value || !('text' in value) || value.isReported) return []
  const problem = describeSource(value.text)
  return problem === null
    ? []
    : [{ ...problem, field: 'source', line: value.line, column: value.column }]
}

function describeSource(typed: string): FileProblem | null {
  if (SHARED_CHAT.test(typed)) return CHAT
  if (SEARCH_PAGE.test(typed)) return createProblem('A search')
  const words = simplifyText(typed)
  const rest = [CHAT_PROGRAMS, SEARCHES, NOTHING, OTHER_WORDS].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    words,
  )
  if (/[a-z]/.test(rest)) return null
  if (words.search(CHAT_PROGRAMS) !== -1) return CHAT
  return words.search(SEARCHES) === -1 && words.search(NOTHING) === -1
    ? null
    : createProblem(`"${typed}"`)
}

const createProblem = (subject: string): FileProblem => ({
  code: 'claim-source',
  severity: 'warning',
  message: `${subject} does not say who has counted or seen it.`,
  fix: 'Write where the figure or the promise comes from, such as our yearly report. If nobody knows, take it out of the text.',
})

const CHAT: FileProblem = {
  ...createProblem(''),
  message: 'A chat program is no source, because it makes up some of its answers.',
}
