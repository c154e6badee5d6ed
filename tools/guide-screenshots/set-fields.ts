// Types some fields into a file, as the guide tells an editor to.

/**
 * The file's text with these fields in it: in the place of the field of that name, or below all others.
 * @param fields lines as in a file, such as `image: a.svg`, or a field and the items of its list below it
 */
export function setFields(text: string, fields: string): string {
  return fieldsIn(fields).reduce((changed, lines) => {
    const name = lines.slice(0, lines.indexOf(':'))
    const old = new RegExp(`^${name}:.*\\n(?: +.*\\n)*`, 'm')
    return old.test(changed)
      ? changed.replace(old, () => lines)
      : changed.replace(/\n---\n/, () => `\n${lines}---\n`)
  }, text)
}

/** Each field with the items of its list. */
const fieldsIn = (lines: string): string[] => lines.match(/^\w.*\n(?: +.*\n)*/gm) ?? []
