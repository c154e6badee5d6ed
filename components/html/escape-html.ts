// Escapes text for HTML that is not rendered by React.

/** Escapes text for use between tags and in double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
