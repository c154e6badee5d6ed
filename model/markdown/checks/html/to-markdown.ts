// Writes the most common elements of HTML as Markdown.

/** Returns the Markdown for an element that contains only text, or for a picture of ours; null for everything else. */
export function toMarkdown(element: string): string | null {
  // In the code of web apps, a picture is `<Image … />`.
  const image = /^<(?:img|image)\s([^<>]*?)\/?>$/i.exec(element.trim())?.[1]
  if (image !== undefined) return writeImage(image)
  const [, name = '', attributes = '', text = ''] =
    /^<(\w+)([^>]*)>([^<\n]+)<\/\w+>\s*$/.exec(element) ?? []
  // Markdown syntax in the text might change its meaning.
  if (text === '' || text.trim() !== text || /[*_`[\]\\]/.test(text)) return null
  if (/^(?:b|strong|mark)$/i.test(name) && attributes === '') return `**${text}**`
  if (/^(?:i|em)$/i.test(name) && attributes === '') return `*${text}*`
  const level = /^h([2-6])$/i.exec(name)?.[1]
  if (level !== undefined) return `${'#'.repeat(Number(level))} ${text}`
  if (/^(?:p|div|span|center)$/i.test(name) && attributes === '') return text
  const href = /^\s+href="([^"\s()]+)"$/.exec(attributes)?.[1]
  return /^a$/i.test(name) && href !== undefined ? `[${text}](${href})` : null
}

function writeImage(attributes: string): string | null {
  const file = /\bsrc="(?:\.?\.?\/)*images\/([\w.-]+)"/i.exec(attributes)?.[1]
  const alt = /\balt="([^"[\]]*)"/i.exec(attributes)?.[1]
  return file === undefined || alt === undefined
    ? null
    : `![${alt === '' ? 'decorative' : alt}](/images/${file})`
}
