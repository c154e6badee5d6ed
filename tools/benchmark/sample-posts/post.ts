// A made-up post of about 500 words, with everything that a text may have.
import { createRandom, pick, type Random } from './random'
import { createPhrase, createSentence, createSentences } from './sentences'
import { IMAGES, NOUNS } from './vocabulary'

/** The name of its file without the ending. */
export const getPostFileName = (number: number): string => `bench-${number}`

/** The text of the file of a post; it depends on its number alone, which counts from 1. */
export function createPost(number: number): string {
  const chance = createRandom(number)
  const blocks = [
    createSentences(chance, 3),
    `## ${createPhrase(chance)}`,
    createSentences(chance, 4),
    list(chance, () => '- '),
    createSentences(chance, 4),
    `### ${createPhrase(chance)}`,
    `${createSentence(chance)} This is told in [another post](${earlierPost(chance, number)}) too.`,
    list(chance, (index) => `${index + 1}. `),
    `![A drawing of a ${pick(chance, NOUNS)}](/images/${pick(chance, IMAGES)}.svg)`,
    `## ${createPhrase(chance)}`,
    createSentences(chance, 4),
    table(chance),
    `> ${createSentences(chance, 2)}`,
    `## ${createPhrase(chance)}`,
    createSentences(chance, 4),
    code(chance),
    createSentences(chance, 2),
  ]
  return `${frontMatter(number, chance)}\n${blocks.join('\n\n')}\n`
}

const frontMatter = (number: number, chance: Random) => `---
title: ${createPhrase(chance)} ${number}
summary: A post that only serves to measure how long a build takes.
date: ${2015 + (number % 9)}-${two((number % 12) + 1)}-${two((number % 28) + 1)}
author: Nobody
image: ${pick(chance, IMAGES)}.svg
image_alt: decorative
---
`

/** Its address; before the first one there is a post of the site itself. */
function earlierPost(chance: Random, number: number): string {
  const earlier = Math.ceil(chance() * (number - 1))
  return `/blog/${earlier < 1 ? 'how-to-be-a-friend' : getPostFileName(earlier)}`
}

const ITEMS = [0, 1, 2]

const list = (chance: Random, mark: (index: number) => string) =>
  ITEMS.map((index) => `${mark(index)}${createSentence(chance)}`).join('\n')

function table(chance: Random): string {
  const row = () =>
    `| ${createPhrase(chance)} | ${createPhrase(chance)} | ${createPhrase(chance)} |`
  return [row(), '| --- | --- | --- |', ...ITEMS.map(row)].join('\n')
}

const code = (chance: Random) =>
  ['```', ...ITEMS.map(() => `${pick(chance, NOUNS)} = ${pick(chance, NOUNS)}`), '```'].join('\n')

const two = (number: number) => String(number).padStart(2, '0')
