// Tests the repairs of links of a text whose address or whose marks are not right.
import fc from 'fast-check'
import { describe } from 'vitest'
import { createTextMistakes, TEXT_PATH } from './files'
import { testRepairs } from './test-repairs'
import { title } from './values'

/** Titles and addresses of pages of the test site. */
const page = fc.constantFrom(
  ['Contact', '/contact'],
  ['Ways to give', '/partner/donate'],
  ['Pray', '/partner/prayer'],
  ['Give', '/give'],
)

describe('links', () => {
  testRepairs(
    TEXT_PATH,
    createTextMistakes({
      'a wiki link': page.map(([name, address]) => [
        `Look at [${name}](${address}) first.`,
        `Look at [[${name}]] first.`,
      ]),
      'a wiki link with words': fc
        .tuple(page, title)
        .map(([[name, address], text]) => [
          `Look at [${text}](${address}) first.`,
          `Look at [[${name}|${text}]] first.`,
        ]),
      'a wiki link with an address': fc
        .tuple(page, title)
        .map(([[, address], text]) => [
          `Look at [${text}](${address}) first.`,
          `Look at [[${address}|${text}]] first.`,
        ]),
      'a link with a number in place of its address': page.map(([name, address]) => [
        `Look at [${name}](${address}) first.`,
        `Look at [${name}][2] first.`,
      ]),
      'a link with the name of a page in brackets': fc
        .tuple(page, title)
        .map(([[name, address], text]) => [
          `Look at [${text}](${address}) first.`,
          `Look at [${text}][${name}] first.`,
        ]),
      'a link of Slack': fc
        .tuple(page, title)
        .map(([[, address], text]) => [
          `Look at [${text}](${address}) first.`,
          `Look at <${address}|${text}> first.`,
        ]),
      'a link in curly brackets': fc
        .tuple(page, title)
        .map(([[, address], text]) => [
          `Look at [${text}](${address}) first.`,
          `Look at [${text}]{${address}} first.`,
        ]),
      'a period within the address of a link': fc
        .tuple(page, title)
        .map(([[, address], text]) => [
          `Look at [${text}](${address}).`,
          `Look at [${text}](${address}.)`,
        ]),
      'the marks of a link of a browser': fc
        .tuple(title, fc.constantFrom('fbclid=1', 'utm_source=chatgpt.com'))
        .map(([text, mark]) => [
          `Look at [${text}](https://www.example.com/a) first.`,
          `Look at [${text}](https://www.example.com/a?${mark}) first.`,
        ]),
    }),
  )
})
