// Notes an address for the link Leave quickly that would give a visitor away, or that its page does not describe.
import { getOwnPath } from '../../links/own-url'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { listWords } from '../../text/list-words'
import { findSettings } from '../find-settings'

/** Matches, in an address, what a visitor may not want someone to see. A shelter can be one for dogs, but that is a rare choice. */
const TELLING =
  /pregnan|abortion|abuse|violence|shelter|hotline|helpline|lifeline|(?<![a-z])rape|assault|optionline|embaraz|aborto|refugio|maltrato|violencia/i
const WEATHER_SITE =
  /weather|wunderground|forecast|meteo|noaa|clima|tiempo|windy|tutiempo|(?<![a-z])wx/i
/** The page on leaving quickly, in any language. */
const PAGE = /^safety(?:\.\w\w)?$/
/** Matches what the page says of where the link leads. */
const WEATHER =
  /(?<=(?<![A-Za-zÀ-ỿ])(?:opens?|page|leads?|sees?|goes|shows?|abre|página|lleva|ven?|verá|muestra)(?![A-Za-zÀ-ỿ])[^\n.]{0,60})(?<![A-Za-zÀ-ỿ])(?:the weather|el (?:tiempo|clima))(?![A-Za-zÀ-ỿ])/giu

/** @param texts the texts of the files by their paths below the content folder */
export function checkLeaveLink(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const site = findSettings(entries)
  const url = readFieldWords(site?.entry['leaveTo'])
  if (site === undefined || !URL.canParse(url)) return []
  const details =
    describeAddress(url, readFieldWords(site.entry['url'])) ?? describePage(url, entries, texts)
  return details === null ? [] : [createProblem(details, getFieldPosition(site, 'leave_to'))]
}

function describePage(
  url: string,
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): FileProblem | null {
  const { hostname, pathname } = new URL(url)
  if (WEATHER_SITE.test(hostname + pathname)) return null
  const pages = entries.flatMap(({ entry }): string[] => {
    if (entry.pagePath === null || !PAGE.test(entry.slug)) return []
    const text = getText(entry, texts)
    const found = [...text.matchAll(WEATHER)]
    const lines = new Set(found.map(({ index }) => String(getPositionAt(text, index).line)))
    const [words] = found[0] ?? []
    return words === undefined ? [] : [describePlaces(words, entry.file, [...lines])]
  })
  return pages.length === 0 ? null : otherPage(hostname.replace(/^www\./, ''), pages)
}

function describeAddress(url: string, siteUrl: string): FileProblem | null {
  const path = getOwnPath(url, siteUrl)
  if (path !== null) return ownPage()
  const [telling] = TELLING.exec(url) ?? []
  return telling === undefined ? null : tellingPage(telling)
}

const ownPage = (): FileProblem => ({
  code: 'leave-link',
  severity: 'warning',
  message: 'Leave quickly would lead to a page of ours, which someone could still see.',
  fix: 'Write the address of another website that anyone might read, or delete the line that begins with leave_to. Without it, the link leads to the weather.',
})

const tellingPage = (words: string): FileProblem => ({
  code: 'leave-link',
  severity: 'warning',
  message: `The address has "${words}" in it, so someone could see what a visitor has read about.`,
  fix: 'Choose a page that anyone might read, such as the news, or delete the line that begins with leave_to. Without it, the link leads to the weather.',
})

const describePlaces = (words: string, file: string, lines: readonly string[]): string =>
  `"${words}" in ${file} (line${lines.length > 1 ? 's' : ''} ${listWords(lines)})`

const otherPage = (host: string, places: readonly string[]): FileProblem => ({
  code: 'leave-link',
  severity: 'warning',
  message: `Leave quickly would lead to ${host}, but visitors read that it opens the weather.`,
  fix: `Look for ${listWords(places)}, and say what it opens now. Or delete the line that begins with leave_to. Without it, the link leads to the weather.`,
})
