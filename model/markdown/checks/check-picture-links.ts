// Notes a link to a picture that is alone in its paragraph: without a ! before it, the picture is not shown.
import type { Root } from 'mdast'
import type { MarkdownContext, Reporter } from '../parse-context'

const PICTURE = /^(?:\.{0,2}\/)*(?:content\/)?images\/([^/\s]+\.(?:svg|jpe?g|png|webp|avif))$/i
/** The words of a link that is meant as one. */
const OPENS =
  /^(?:see|view|open|download|load|look|print|enlarge|large|larger|show|click|tap|get|save|ver|vea|abrir|abra|descarg|imprim|mire|mira|ampliar)/i

export function checkPictureLinks(
  tree: Root,
  { images }: MarkdownContext,
  reporter: Reporter,
): void {
  for (const paragraph of tree.children) {
    if (paragraph.type !== 'paragraph') continue
    const [link, ...others] = paragraph.children
    if (link?.type !== 'link' || others.length > 0 || !PICTURE.test(link.url)) continue
    const [, name = ''] = PICTURE.exec(link.url) ?? []
    const range = reporter.getRange(link, 0, Infinity)
    // A picture that is not there has been reported, and a ! within the brackets, too.
    if (!Object.hasOwn(images, name) || !/^\[[^!\][]/.test(range.typed)) continue
    if (OPENS.test(range.typed.slice(1).trim())) continue
    reporter.report(
      {
        code: 'link-unread',
        severity: 'warning',
        message:
          'This is a link to a picture, so the page has only its words and not the picture itself.',
        fix: `To show the picture, write !${range.typed}`,
        replacement: `!${range.typed}`,
      },
      link,
      range,
    )
  }
}
