// Finds out whether a link still leads somewhere (docs/decisions/housekeeping.md says what counts).
import { setTimeout } from 'node:timers/promises'
import { RefusedHostError, resolvePublic, type Resolve } from './public-addresses'
import { requestHead, type Head } from './request-head'

/** A link that is unclear counts neither as dead nor as working. */
export type LinkAnswer = 'works' | 'dead' | 'unclear'

export type AskOptions = {
  /** The address of the public site. It is never asked, and is named as the one who asks. */
  readonly siteUrl: string
  readonly resolve?: Resolve
  readonly timeoutMs?: number
  readonly retryMs?: number
}

const MAX_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]
/** There is no page at this address, or no longer. */
const GONE = [404, 410]
/** Troubles of the machine that asks, and answers that make no sense to it. */
const OUR_TROUBLE = /^(?:EAI_AGAIN|ENETUNREACH|HPE_.*)$/

/** Never throws. A website that cannot be reached is asked once more. */
export async function askLink(url: string, options: AskOptions): Promise<LinkAnswer> {
  const first = await askOnce(url, options)
  if (first !== 'unreachable') return first
  await setTimeout(options.retryMs ?? 3000)
  const second = await askOnce(url, options)
  return second === 'unreachable' ? 'dead' : second
}

async function askOnce(typed: string, options: AskOptions): Promise<LinkAnswer | 'unreachable'> {
  try {
    let url = parseTarget(typed, options.siteUrl)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const head = await request(url, options)
      if (!REDIRECTS.includes(head.status) || head.location === undefined) return judge(head.status)
      url = parseTarget(head.location, options.siteUrl, url)
    }
    return 'unclear'
  } catch (error) {
    if (error instanceof RefusedHostError) return 'unclear'
    const code = String((error as NodeJS.ErrnoException).code)
    return OUR_TROUBLE.test(code) ? 'unclear' : 'unreachable'
  }
}

/** A website that refuses a program (401, 403, 405, 429 and so on) is there for people. One with an error of its own may recover. */
function judge(status: number): LinkAnswer {
  if (GONE.includes(status)) return 'dead'
  return status >= 500 ? 'unclear' : 'works'
}

async function request(
  url: URL,
  { siteUrl, resolve = resolvePublic, timeoutMs = 10_000 }: AskOptions,
): Promise<Head> {
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''))
  const userAgent = `${new URL(siteUrl).host} link check (+${siteUrl})`
  return requestHead(url, { addresses, userAgent, timeoutMs })
}

/** @throws RefusedHostError for our own site, and for anything that is no web address */
function parseTarget(target: string, siteUrl: string, base?: URL): URL {
  const url = URL.canParse(target, base) ? new URL(target, base) : null
  if (url === null || !/^https?:$/.test(url.protocol) || isOwnHost(url, siteUrl))
    throw new RefusedHostError(`${target} is not asked.`)
  url.username = ''
  url.password = ''
  return url
}

/** Returns true for the host of our site, with or without www. */
export function isOwnHost(url: URL, siteUrl: string): boolean {
  const trim = ({ hostname }: URL) => hostname.replace(/^www\.|\.$/g, '')
  return trim(url) === trim(new URL(siteUrl))
}
