// Finds links as Slack copies them: the address, a bar and the words, in angle brackets.
import { getOwnPath } from '../../../links/own-url'
import { getSpan, type FindLeftovers, type Leftover } from '../leftover'

const SLACK_LINK = /<((?:https?:\/\/|mailto:|tel:|\/)[^\s|<>]+)\|([^\s|<>][^|<>\n]*)>/g

export const findSlackLinks: FindLeftovers = (text, _source, _blocks, { siteUrl }) => {
  if (!/<[^\s|<>]+\|/.test(text)) return []
  return [...text.matchAll(SLACK_LINK)].map((match): Leftover => {
    const [, address = '', words = ''] = match
    const link = `[${words.trim()}](${getOwnPath(address, siteUrl) ?? address})`
    const span = getSpan(match)
    return {
      problem: {
        code: 'link-unread',
        message: 'This is how Slack writes a link, and visitors would see its marks.',
        fix: `Write ${link}`,
        replacement: link,
      },
      at: span.start,
      span,
      claims: [span],
    }
  })
}
