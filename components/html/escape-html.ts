// Text for HTML that is written by hand; everything else goes through React, which escapes by itself.

/** Returns the text so that it stays text between tags and in an attribute with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
