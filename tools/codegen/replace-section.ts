// Replaces a generated section in a document that people write.

type Section = {
  /** The document's path, for the error message. */
  readonly path: string
  /** The name in the two lines around the section: `fields`. */
  readonly name: string
}

/**
 * Returns the document with `text` between the two lines that mark the section.
 * @throws when the document does not have these lines
 */
export function replaceSection(document: string, text: string, { path, name }: Section): string {
  const first = `<!-- ${name}: made by npm run generate, do not edit -->`
  const last = `<!-- end of ${name} -->`
  const begin = document.indexOf(`${first}\n`)
  const end = document.indexOf(last, begin)
  if (begin === -1 || end === -1)
    throw new Error(`${path} needs two lines around its table of ${name}:\n${first}\n${last}`)
  return `${document.slice(0, begin)}${first}\n\n${text}\n\n${document.slice(end)}`
}
