// Finds links and pictures in a value that holds plain words.
import { toYaml } from '../front-matter/yaml-form'
import type { ProblemDetails } from '../problems/problem'
import { decodeEntities } from './entities'
import { findFirstMark, stripMarks } from './strip-marks'

const LINK =
  /!?\[([^\][]*)\]\(\s*(?:\/|#|https?:|www\.|mailto:|tel:|sms:|[a-z]+(?:-[a-z]+)+\))[^()]*\)?|<a\s[^<>]*>([^<>]*)(?:<\/a>)?|<img\s[^<>]*>|\[\[[^\][]+\]\]/i
const LINKS = new RegExp(LINK, 'gi')
/** Matches what is left of marks that `stripMarks` does not know. */
const LEFT = /[*_`[\]<>]/

/** Returns the problem of the first link in a value, together with the other links and the marks around its words; or null. */
export function checkLinks(typed: string): ProblemDetails | null {
  const [link, another] = typed.matchAll(LINKS)
  if (link === undefined) return null
  const withoutLinks = decodeEntities(
    typed.replace(LINKS, (...match: (string | undefined)[]) => (match[1] ?? match[2] ?? '').trim()),
  )
  const words = stripMarks(withoutLinks)
  const isPicture = [link, another].some((found) => found && /^(?:!|<img)/i.test(found[0]))
  const isOnly = another === undefined && words === withoutLinks
  return isPicture || isOnly || getLinkWords(link) === '' || LEFT.test(words)
    ? createLinkProblem(link)
    : {
        code: 'value-markup',
        message:
          words === withoutLinks
            ? 'Links do not work in this field. Visitors would see their codes and addresses.'
            : `Links and marks such as ${findFirstMark(withoutLinks)} do not work in this field. Visitors would see them just as they are typed.`,
        fix: `Write: ${toYaml(words.trim())}`,
        offset: link.index,
      }
}

function createLinkProblem(link: RegExpExecArray): ProblemDetails {
  const words = getLinkWords(link)
  const typed = link[0].length > 80 ? `${link[0].slice(0, 60)}…` : link[0]
  const isPicture = /^(?:!|<img)/i.test(link[0])
  return {
    code: 'value-markup',
    message: isPicture
      ? 'A picture does not work in this field. Visitors would see its code.'
      : 'A link does not work in this field. Visitors would see its code and its address.',
    fix:
      words === ''
        ? `Leave out ${typed}`
        : `Write only the words of the ${isPicture ? 'picture' : 'link'}. In place of ${typed}, write ${words}`,
    offset: link.index,
  }
}

const getLinkWords = ([, label = '', htmlLabel = '']: RegExpExecArray): string =>
  (label || htmlLabel).trim()
