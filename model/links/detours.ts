// Finds links that lead to their page by a detour of another program, or that tell its owner where the visitor comes from.
import { findTranslatedUrl } from './translated-urls'

type Detour = {
  readonly program: string
  readonly host: RegExp
  /** The parameters that hold the real address. */
  readonly parameters: readonly string[]
}

/** The links of mail programs, search engines and social networks. */
const DETOURS: readonly Detour[] = [
  {
    program: 'Outlook',
    host: /(?:^|\.)safelinks\.protection\.outlook\.com$/,
    parameters: ['url'],
  },
  { program: 'Google', host: /^(?:www\.)?google\.[a-z.]+$/, parameters: ['q', 'url'] },
  { program: 'Instagram', host: /^lm?\.instagram\.com$/, parameters: ['u'] },
  { program: 'Messenger', host: /^lm?\.messenger\.com$/, parameters: ['u'] },
  { program: 'Facebook', host: /^(?:(?:www|lm?)\.)?facebook\.com$/, parameters: ['u'] },
  { program: 'YouTube', host: /^(?:www\.)?youtube\.com$/, parameters: ['q'] },
  { program: 'Slack', host: /(?:^|\.)slack-redir\.net$/, parameters: ['url'] },
  { program: 'LinkedIn', host: /^(?:www\.)?linkedin\.com$/, parameters: ['url'] },
  { program: 'Bing', host: /^(?:www\.)?bing\.com$/, parameters: ['url'] },
]
/** Matches what Google adds to the links in an email. */
const GMAIL = /[?&]source=gmail\b/
/** Matches the paths of such links on hosts that have other pages too. */
const DETOUR_PATH = /^\/(?:url|l\.php|redirect|link|redir\/redirect|$)/
const PROOFPOINT = /^https:\/\/urldefense\.(?:proofpoint\.)?com\/v3\/__(https?:\/\/.+?)__;/i
/** Matches parameters that only count visitors. No page needs them. */
const TRACKER =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|vero_id|yclid|oly_anon_id|oly_enc_id)$/i
/** Matches what every address with a detour or a tracker has. Most addresses need no closer look. */
const CANDIDATE =
  /[?&](?:url|q|u|a|utm_\w+|\w+clid|[gw]braid|igshi?d?|mc_[ce]id|mkt_tok|_hs\w+|vero_id|oly_\w+)=|urldefense\.|\.translate\.goog/i

/** Returns the address of the page to which a detour leads, without trackers, or null if the address is no detour. */
export function findDetourTarget(url: string): string | null {
  if (!CANDIDATE.test(url) || !URL.canParse(url)) return null
  const target =
    PROOFPOINT.exec(url)?.[1] ?? findTranslatedUrl(new URL(url)) ?? findParameter(new URL(url))
  if (target === null || !/^https?:\/\/[^/\s]+\.[^/\s]/i.test(target)) return null
  const secure = target.replace(/^http:/i, 'https:')
  return findDetourTarget(secure) ?? removeTrackers(secure) ?? secure
}

/** Returns the name of the program whose link an address is, as people know it. */
export function nameDetourProgram(url: string): string {
  if (GMAIL.test(url)) return 'Gmail'
  if (PROOFPOINT.test(url)) return 'an email program'
  const { hostname } = new URL(url)
  return DETOURS.find(({ host }) => host.test(hostname))?.program ?? 'another program'
}

function findParameter({ hostname, pathname, searchParams }: URL): string | null {
  const detour = DETOURS.find(({ host }) => host.test(hostname))
  if (!detour) return null
  if (!hostname.includes('safelinks') && !DETOUR_PATH.test(pathname)) return null
  const name = detour.parameters.find((parameter) =>
    searchParams.get(parameter)?.startsWith('http'),
  )
  return name === undefined ? null : searchParams.get(name)
}

/** Returns an address without the parameters that count visitors, or null if it has none. */
export function removeTrackers(url: string): string | null {
  if (!CANDIDATE.test(url)) return null
  const [, address = '', query = '', anchor = ''] = /^([^?#]*)\?([^#]*)(.*)$/.exec(url) ?? []
  const parameters = query.split('&')
  const needed = parameters.filter((parameter) => !TRACKER.test(parameter.split('=')[0] ?? ''))
  if (needed.length === parameters.length || address === '') return null
  return `${address}${needed.length === 0 ? '' : `?${needed.join('&')}`}${anchor}`
}
