// Tests the repairs of marks that other programs leave in a text.
import fc from 'fast-check'
import { describe } from 'vitest'
import { createTextMistakes, PAGE_TEXT, putInto, TEXT, TEXT_PATH } from './files'
import { testRepairs } from './test-repairs'
import { sentence, title } from './values'

const citation = fc.constantFrom(
  '【4†source】',
  '【12:3†guide.pdf】',
  ' :contentReference[oaicite:0]{index=0}',
  ' citeturn0search1',
  ' [cite: 1, 2]',
)

describe('marks of other programs', () => {
  testRepairs(
    TEXT_PATH,
    createTextMistakes({
      'equals signs around words': title.map((text) => [
        `Please read **${text}** today.`,
        `Please read ==${text}== today.`,
      ]),
      'a citation of a chat program': fc
        .tuple(sentence, citation)
        .map(([text, mark]) => [text, text + mark]),
      'numbers of the sources of a chat program': fc
        .tuple(sentence, sentence)
        .map(([first, second]) => [`${first} ${second}`, `${first}[1] ${second}[2]`]),
      'attributes after a link': title.map((text) => [
        `Look at [${text}](/events) today.`,
        `Look at [${text}](/events){: target="_blank"} today.`,
      ]),
      'backslashes before marks': title.map((text) => [
        `## ${text}\n\nCome **today**.`,
        `\\#\\# ${text}\n\nCome \\*\\*today\\*\\*.`,
      ]),
      'paragraphs of Word': fc
        .tuple(sentence, sentence)
        .map(([first, second]) => [
          `${first}\n\n${second}`,
          `<p class=MsoNormal>${first}<o:p></o:p></p>\n\n<p class=MsoNormal>${second}</p>`,
        ]),
      'a message of WhatsApp': sentence.map((text) => [
        text,
        `[11/20/26, 9:14:05 AM] Rosa: ${text}`,
      ]),
    }),
  )
  testRepairs(TEXT_PATH, {
    'the properties of Notion': putInto(
      PAGE_TEXT,
      TEXT,
    )(
      sentence.map((text) => [
        text,
        `# Parking\n\nCreated by: Ann Sample\nCreated: November 18, 2026 4:12 PM\nStatus: Ready\n\n${text}`,
      ]),
    ),
    'words of a chat program': putInto(
      PAGE_TEXT,
      TEXT,
    )(
      sentence.map((text) => [text, `Sure! Here is a friendly text that you can copy:\n\n${text}`]),
    ),
  })
})
