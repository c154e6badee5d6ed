// Documents that people write, with a part in them that is made from the code.

type Part = {
  /** How the document is called when it has no place for the part. */
  readonly path: string
  /** What the part holds, as the lines around it say: `fields`. */
  readonly name: string
}

/**
 * Puts the text between the two lines that say where it belongs, and leaves everything else as it is.
 * @throws when the document has no such lines
 */
export function replaceSection(document: string, text: string, { path, name }: Part): string {
  const first = `<!-- ${name}: made by npm run generate, do not edit -->`
  const last = `<!-- end of ${name} -->`
  const begin = document.indexOf(`${first}\n`)
  const end = document.indexOf(last, begin)
  if (begin === -1 || end === -1)
    throw new Error(`${path} needs two lines around its table of ${name}:\n${first}\n${last}`)
  return `${document.slice(0, begin)}${first}\n\n${text}\n\n${document.slice(end)}`
}
