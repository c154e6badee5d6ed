// Knows the parts of a prayer or a song that people say together by the name before them, such as "**People:** Hear our prayer."

/** Matches one or two words and a colon in bold or not, or a letter of a prayer book: "R. ", "℟ ", "V/". */
const SPEAKER =
  /^(?:(?:[*_]{1,3})?[A-ZÀ-Þ][A-Za-zÀ-ỿ’']*(?: [A-Za-zÀ-ỿ]+)?(?: ?\([A-Za-zÀ-ỿ]+\))?(?::[*_]{1,3}|[*_]{1,3}:| ?:) ?|[*_]{0,3}(?:[RVLPCA](?:\/\.?|\.)|[℟℣]\.?)[*_]{0,3} )\S/u

/** Returns whether the text of a paragraph begins with the name of those who say it. */
export const hasSpeaker = (text: string): boolean => SPEAKER.test(text)
