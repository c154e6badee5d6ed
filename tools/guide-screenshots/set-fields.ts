// Sets fields in a content file, as the guide asks editors to do.

/**
 * Returns the file's text with these fields: each replaces the field of the same name, or is added after all others.
 * @param fields lines of front matter, such as `image: a.svg`, or a field followed by the items of its list
 */
export function setFields(text: string, fields: string): string {
  return splitFields(fields).reduce((edited, lines) => {
    const name = lines.slice(0, lines.indexOf(':'))
    const existing = new RegExp(`^${name}:.*\\n(?: +.*\\n)*`, 'm')
    return existing.test(edited)
      ? edited.replace(existing, () => lines)
      : edited.replace(/\n---\n/, () => `\n${lines}---\n`)
  }, text)
}

/** Returns each field together with the items of its list. */
const splitFields = (lines: string): string[] => lines.match(/^\w.*\n(?: +.*\n)*/gm) ?? []
