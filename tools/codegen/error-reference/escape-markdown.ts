// Escapes the text of a message for the page of the guide that lists all messages.

/** A message may quote what was typed, which must not be rendered as Markdown. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>#|!~]/g, '\\$&').replace(/[^\P{C}\n]|\u00A0/gu, '')
