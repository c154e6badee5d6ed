// Says where links to a page are that is not there now.
import { listWords } from '../../text/list-words'

const MAX_PLACES = 3

/**
 * Says where links to the page are, which would have to change as well.
 * @param target what they lead to
 */
export function describeLinks(links: readonly string[], target = 'it'): string {
  if (links.length === 0) return ''
  if (links.length === 1) return ` Also change the link to ${target} in ${links.join('')}`
  return links.length > MAX_PLACES
    ? ` Also change the ${links.length} links to ${target}, such as that in ${links[0] ?? ''}`
    : ` Also change the ${links.length} links to ${target}: ${listWords(links)}`
}
