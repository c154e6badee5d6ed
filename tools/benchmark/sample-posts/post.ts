// Creates sample posts of about 500 words that use every Markdown feature.
import { createRandom, pick, type Random } from './random'
import { createPhrase, createSentence, createSentences } from './sentences'
import { IMAGES, NOUNS } from './vocabulary'

/** Returns the name of the post's file, without the extension. */
export const getPostFileName = (number: number): string => `bench-${number}`

/**
 * Creates the text of a post's file.
 * @param number counts from 1; the text depends on it alone
 */
export function createPost(number: number): string {
  const random = createRandom(number)
  const blocks = [
    createSentences(random, 3),
    `## ${createPhrase(random)}`,
    createSentences(random, 4),
    createList(random, () => '- '),
    createSentences(random, 4),
    `### ${createPhrase(random)}`,
    `${createSentence(random)} There is more about it in [another post](${pickEarlierPost(random, number)}).`,
    createList(random, (index) => `${index + 1}. `),
    `![A drawing of a ${pick(random, NOUNS)}](/images/${pick(random, IMAGES)}.svg)`,
    `## ${createPhrase(random)}`,
    createSentences(random, 4),
    createTable(random),
    `> ${createSentences(random, 2)}`,
    `## ${createPhrase(random)}`,
    createSentences(random, 4),
    createCodeBlock(random),
    createSentences(random, 2),
  ]
  return `${createFrontMatter(number, random)}\n${blocks.join('\n\n')}\n`
}

const createFrontMatter = (number: number, random: Random) => `---
title: ${createPhrase(random)} ${number}
summary: A post that only serves to measure how long a build takes.
date: ${2015 + (number % 9)}-${padDatePart((number % 12) + 1)}-${padDatePart((number % 28) + 1)}
author: Nobody
image: ${pick(random, IMAGES)}.svg
image_alt: decorative
---
`

/** Returns the URL path of an earlier post. For the first post, that is one of the site's own. */
function pickEarlierPost(random: Random, number: number): string {
  const earlier = Math.ceil(random() * (number - 1))
  return `/blog/${earlier < 1 ? 'how-to-be-a-friend' : getPostFileName(earlier)}`
}

const ITEMS = [0, 1, 2]

const createList = (random: Random, getMarker: (index: number) => string) =>
  ITEMS.map((index) => `${getMarker(index)}${createSentence(random)}`).join('\n')

function createTable(random: Random): string {
  const createRow = () =>
    `| ${createPhrase(random)} | ${createPhrase(random)} | ${createPhrase(random)} |`
  return [createRow(), '| --- | --- | --- |', ...ITEMS.map(createRow)].join('\n')
}

const createCodeBlock = (random: Random) =>
  ['```', ...ITEMS.map(() => `${pick(random, NOUNS)} = ${pick(random, NOUNS)}`), '```'].join('\n')

const padDatePart = (number: number) => String(number).padStart(2, '0')
