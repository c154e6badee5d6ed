// Asks many links politely: a few websites at once, and each of them one question after the other.
import type { LinkAnswer } from './ask-link'

const MAX_AT_ONCE = 4
/** Links that are not asked in time have no answer. */
const MAX_MINUTES = 15

export type Ask = (url: string) => Promise<LinkAnswer>

/** Resolves to the answers by URL. */
export async function askLinks(
  urls: readonly string[],
  ask: Ask,
  getTime: () => number = Date.now,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>()
  const end = getTime() + MAX_MINUTES * 60_000
  const hosts = groupByHost(new Set(urls))
  const work = async () => {
    for (let host = hosts.shift(); host !== undefined; host = hosts.shift()) {
      for (const url of host) if (getTime() < end) answers.set(url, await ask(url))
    }
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work))
  return answers
}

function groupByHost(urls: Iterable<string>): string[][] {
  const groups = new Map<string, string[]>()
  for (const url of urls) {
    const { host } = new URL(url)
    groups.set(host, [...(groups.get(host) ?? []), url])
  }
  return [...groups.values()]
}
