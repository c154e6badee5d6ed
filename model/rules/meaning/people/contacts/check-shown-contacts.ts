// Notes a phone number, an email address or a street in what the Team page shows of a person: "Sample School (cell 334-555-0142)".
import { replaceValue } from '../../../../front-matter/value'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { toYaml } from '../../../../front-matter/yaml-form'
import type { LocatedProblem } from '../../../../problems/problem'
import { separateContact, type SeparateContact } from '../../../../schema/fields/name-and-contact'

const PEOPLE = ['staff member', 'board member']
/** The parser of a name looks for a phone number and an email address there. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  title: 'title',
  organization: 'name',
}
const WORD = String.raw`(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ’'.-]*|\d{1,3}(?:st|nd|rd|th))`
const KIND =
  '(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Way|Boulevard|Blvd|Highway|Hwy|Place|Pl|Trail|Terrace)'
/** Matches the address after a name. A business may be called after its house: "24 Main Street Deli". */
const STREET = new RegExp(
  String.raw`(?:,| [(–—-]) ?(?:\d{1,5} (?:${WORD} ){1,4}${KIND}\.?(?=$|[,;)])|(?:P\.? ?O\.? )Box \d+|\d{1,5} (?:County Road|Highway|Lee Road) \d+).*$`,
  'u',
)

export function checkShownContacts(
  { frontMatter }: SplitText,
  collection: string,
): LocatedProblem[] {
  if (!PEOPLE.includes(collection)) return []
  return Object.entries(FIELDS).flatMap(([field, noun]): LocatedProblem[] => {
    const value = frontMatter.get(field)
    if (!value || !('text' in value) || value.isReported) return []
    const found = (field === 'name' ? null : separateContact(value.text)) ?? findStreet(value.text)
    if (found === null) return []
    const { what, rest } = found
    return [
      {
        code: 'name-contact',
        severity: 'warning',
        message: `All visitors see this line, so the ${what} would be shown to them, too.`,
        fix: rest === null ? `Write only the ${noun}.` : `Write only the ${noun}: ${rest}`,
        suggestion: rest === null ? null : replaceValue(value, toYaml(rest)),
        field,
        line: value.line,
        column: value.column,
      },
    ]
  })
}

function findStreet(text: string): SeparateContact | null {
  const rest = text.replace(STREET, '')
  return rest === text || rest.trim() === '' ? null : { what: 'street', rest: rest.trim() }
}
