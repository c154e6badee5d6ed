// Finds a web address that has our name and is not that of our website, because a program made it up: "https://www.lanternhillcare.org/give".
import { isWebUrl } from '../../../../links/guess-web-url'
import { memoizeLast } from '../../../../memoize/memoize'
import type { Contacts } from '../../../../schema/field'
import { simplifyWords } from '../../../../text/simplify-text'
import type { ContactDoubt } from './contact-doubt'

/** What people add to a name in the address of a website. The site of a church or a foundation is that of someone else. */
const ADDED =
  'care|cares|center|centre|clinic|pregnancy|women|womens|family|families|life|help|give|giving|donate|ministry|ministries|online|site|web|usa|us'
const MAY_HAVE_WEBSITE = /[a-z]\.(?:org|com|net|info|us|care|life|help|church|edu|co)(?![a-z@])/i
/** Fields whose address is that of another organization, or whose words are the name of a document. */
const OTHER_FIELDS: readonly (string | null)[] = ['url', 'source', 'redirect_from']

/** The number of words of our name with which a domain begins that looks like ours. */
const NAME_WORDS = 2

const createPattern = memoizeLast((name: string): RegExp | null => {
  const words = simplifyWords(name).split(' ')
  const first = words.slice(0, NAME_WORDS)
  if (first.length < NAME_WORDS) return null
  const rest = [...words.slice(NAME_WORDS), ADDED].join('|')
  return new RegExp(
    `(?:https?://|(?<![\\w@.+/(=“"-]))(?:[a-z0-9-]+\\.)*?(${first.join('-?')}(?:-?(?:${rest}))*\\.(?:org|com|net|info|us|care|life|help|church|edu|co))(?![\\w@-]|\\.\\w)`,
    'gi',
  )
})

/**
 * Returns the first of them, because a link often has its address in its words as well.
 * @param field the field that has the text, or null for the text below the fields
 */
export function findOtherWebsites(
  text: string,
  { name, email, websites }: Contacts,
  field: string | null,
): ContactDoubt[] {
  const [own] = websites
  if (own === undefined || OTHER_FIELDS.includes(field) || !MAY_HAVE_WEBSITE.test(text)) return []
  const pattern = createPattern(name)
  if (pattern === null) return []
  const known = [email, ...websites].map((address) => address.toLowerCase())
  const isOther = ([typed, domain = '']: RegExpExecArray) =>
    !known.some((address) => address.includes(domain.toLowerCase())) &&
    // Without https:// it is no address of a link, which has been reported.
    (isWebUrl(typed) || !/link|url/.test(field ?? ''))
  return [...text.matchAll(pattern)]
    .filter(isOther)
    .slice(0, 1)
    .map(({ 0: typed, index }) => ({ index, problem: describe(typed, own) }))
}

const describe = (typed: string, own: string): ContactDoubt['problem'] => ({
  code: 'contact-differs',
  severity: 'warning',
  message: `This says ${typed}, but the address of our website is ${own.replace(/\/$/, '')}.`,
  fix: 'If a page of ours is meant, write only its path, such as /contact. If the address belongs to someone else, or is a second one of ours, open it and see whether it works. If it does, add it to outside_links in content/site.md.',
})
