// Tests the repairs of boxes and questions as other programs write them.
import fc from 'fast-check'
import { describe } from 'vitest'
import { createTextMistakes, indent, TEXT_PATH } from './files'
import { testAdvice, testRepairs } from './test-repairs'
import { block, sentence, title } from './values'

const box = (text: string) => `:::note\n${text}\n:::`

describe('boxes', () => {
  testRepairs(
    TEXT_PATH,
    createTextMistakes({
      'an alert of GitHub': fc
        .tuple(block, fc.constantFrom('NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'note', 'Tip'))
        .map(([text, name]) => [
          box(text),
          `> [!${name}]\n${text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')}`,
        ]),
      'a box of Obsidian with a title': fc
        .tuple(title, sentence)
        .map(([words, text]) => [
          box(`**${words}**\n\n${text}`),
          `> [!warning] ${words}\n> ${text}`,
        ]),
      'a tip of Docusaurus': block.map((text) => [box(text), `:::tip\n${text}\n:::`]),
      'a box of MkDocs': block.map((text) => [box(text), `!!! note\n${indent(text)}`]),
      'a box of GitBook': block.map((text) => [
        box(text),
        `{% hint style="info" %}\n${text}\n{% endhint %}`,
      ]),
      'a box of Notion': sentence.map((text) => [box(text), `<aside>\n💡 ${text}\n</aside>`]),
      'a note in Spanish': block.map((text) => [box(text), `:::nota\n${text}\n:::`]),
      'a question of a website': fc
        .tuple(title, sentence)
        .map(([question, text]) => [
          `:::question[${question}?]\n${text}\n:::`,
          `<details>\n<summary>${question}?</summary>\n\n${text}\n\n</details>`,
        ]),
      'a button of a website': title.map((text) => [
        `::button[${text}]{href=/events}`,
        `<a class="btn" href="/events">${text}</a>`,
      ]),
    }),
  )
  testAdvice(
    TEXT_PATH,
    createTextMistakes({
      'an alert of GitHub in a list': sentence.map((text) => [
        `- ${text}`,
        `- > [!NOTE]\n  > ${text}`,
      ]),
    }),
  )
})
