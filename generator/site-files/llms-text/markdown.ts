// Writes the Markdown of llms.txt.

/** Escapes what would make a link, an element or an entity of a plain text. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\[\]<&]/g, '\\$&')

/** Returns an item of a list of links, in the form that llmstxt.org asks for. */
export const formatLink = (title: string, url: string, note: string): string =>
  `- [${escapeMarkdown(title)}](${url})${note === '' ? '' : `: ${escapeMarkdown(note)}`}`
