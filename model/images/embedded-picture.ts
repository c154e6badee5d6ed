// The problem of a picture that is in the text itself, as a long row of letters. Google Docs writes pictures so.
import type { ProblemDetails } from '../problems/problem'
import { saysNothing } from './placeholder-descriptions'

/** Matches the address of such a picture. */
export const EMBEDDED_PICTURE = /^data:/i

/**
 * @param typed the picture as it was typed
 * @param alt the words on what it shows, or nothing
 * @param name what is in square brackets before the picture if that is on a line of its own, or null
 */
function embeddedPicture(typed: string, alt: string, name: string | null): ProblemDetails {
  const words = alt.trim() === '' || saysNothing(alt) ? 'What it shows' : alt.trim()
  const picture = `![${words}](/images/photo.jpg)`
  const rest =
    name === null
      ? 'the old picture here with its long row of letters.'
      : `${typed} here and the long line that begins with [${name}]:`
  return {
    code: 'image-elsewhere',
    message: 'The picture itself is in the text, and was not uploaded to content/images.',
    fix: `If you want the picture, upload it to content/images, and write ${picture} here, with the name of your picture in place of photo.jpg. In any case, delete ${rest}`,
  }
}

/** @param source the picture as it was typed: `![a walk](data:…)`, `![a walk][image1]` or `![image1]` */
export function describeEmbeddedPicture(source: string): ProblemDetails {
  const [, alt = '', label] = /^!\[([^\][]*)\](?:\[([^\][]*)\]$)?/.exec(source) ?? []
  if (source.endsWith(')')) return embeddedPicture(source, alt, null)
  return label ? embeddedPicture(source, alt, label) : embeddedPicture(source, '', alt)
}

/** The problem of a picture on a line of its own, to which no place in the text refers. */
export const UNUSED_EMBEDDED_PICTURE: ProblemDetails = {
  code: 'image-elsewhere',
  message: 'This is a picture in the form of letters, and it is shown nowhere in the text.',
  fix: 'Delete this line. To show the picture, upload it to content/images, and write ![What it shows](/images/photo.jpg) in its place, with the name of your picture in place of photo.jpg.',
}
