// Tells the lines of the lists in content/site.md apart, for one that is in the wrong list.
import type { ProblemDetails } from '../problems/problem'

/** The lists that people mix up. The menu at the top and the links at the bottom of a page have lines of the same form. */
type SiteList = 'hours' | 'menu' | 'outside links'

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const HOURS = new RegExp(
  String.raw`^${WEEKDAY}\b[^:]*: (?:closed|cerrado|noon|midday|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m|-|–|to ).*)$`,
  'i',
)
/** A capital letter or a space is in the words of the menu, but not in the short name of an outside link. */
const MENU = /^(?=[^:]*[A-ZÀ-Þ\s])[^:]+: \/(?!\/)\S*$/u
/** Without a hyphen, the name may be the word for the menu in small letters. */
const OUTSIDE_LINK = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+: https?:\/\/\S+$/
const WEB_ADDRESS = /^[^:]+: https?:\/\/\S+$/

/**
 * Returns what to do with a line that belongs in another list, or null.
 * @param list the list that has the line
 */
export function findOtherList(
  typed: string,
  list: SiteList,
): Pick<ProblemDetails, 'message' | 'fix'> | null {
  const where = list === 'hours' ? 'the office hours' : `the ${list}`
  const describe = (what: string, fix: string) => ({
    message: `This is ${what}, but it is among ${list === 'menu' ? 'the links to pages' : where}.`,
    fix,
  })
  if (list !== 'hours' && HOURS.test(typed))
    return describe('a line of the office hours', 'Move the whole line to the others below hours:')
  if (list !== 'menu' && MENU.test(typed))
    return describe(
      'a link to one of our own pages',
      'Move the whole line. For the menu at the top of the page, put it at the end of the list navigation. For the links at the bottom of every page, put it at the end of the list footer_links. If it is there already, just delete it here.',
    )
  const isOutside = list === 'hours' ? WEB_ADDRESS.test(typed) : OUTSIDE_LINK.test(typed)
  return list !== 'outside links' && isOutside
    ? describe(
        'a link to another website',
        'Move the whole line to the others below outside_links:',
      )
    : null
}
