// A made-up post of about 500 words, with everything that a text may have.
import { chanceOf, pick, type Chance } from './random'
import { phrase, sentence, sentences } from './sentences'
import { PICTURES, THINGS } from './vocabulary'

/** The name of its file without the ending. */
export const postName = (number: number): string => `bench-${number}`

/** The text of the file of a post; it depends on its number alone, which counts from 1. */
export function postText(number: number): string {
  const chance = chanceOf(number)
  const blocks = [
    sentences(chance, 3),
    `## ${phrase(chance)}`,
    sentences(chance, 4),
    list(chance, () => '- '),
    sentences(chance, 4),
    `### ${phrase(chance)}`,
    `${sentence(chance)} This is told in [another post](${earlierPost(chance, number)}) too.`,
    list(chance, (index) => `${index + 1}. `),
    `![A drawing of a ${pick(chance, THINGS)}](/images/${pick(chance, PICTURES)}.svg)`,
    `## ${phrase(chance)}`,
    sentences(chance, 4),
    table(chance),
    `> ${sentences(chance, 2)}`,
    `## ${phrase(chance)}`,
    sentences(chance, 4),
    code(chance),
    sentences(chance, 2),
  ]
  return `${frontMatter(number, chance)}\n${blocks.join('\n\n')}\n`
}

const frontMatter = (number: number, chance: Chance) => `---
title: ${phrase(chance)} ${number}
summary: A post that only serves to measure how long a build takes.
date: ${2015 + (number % 9)}-${two((number % 12) + 1)}-${two((number % 28) + 1)}
author: Nobody
image: ${pick(chance, PICTURES)}.svg
image_alt: decorative
---
`

/** Its address; before the first one there is a post of the site itself. */
function earlierPost(chance: Chance, number: number): string {
  const earlier = Math.ceil(chance() * (number - 1))
  return `/blog/${earlier < 1 ? 'how-to-be-a-friend' : postName(earlier)}`
}

const ITEMS = [0, 1, 2]

const list = (chance: Chance, mark: (index: number) => string) =>
  ITEMS.map((index) => `${mark(index)}${sentence(chance)}`).join('\n')

function table(chance: Chance): string {
  const row = () => `| ${phrase(chance)} | ${phrase(chance)} | ${phrase(chance)} |`
  return [row(), '| --- | --- | --- |', ...ITEMS.map(row)].join('\n')
}

const code = (chance: Chance) =>
  ['```', ...ITEMS.map(() => `${pick(chance, THINGS)} = ${pick(chance, THINGS)}`), '```'].join('\n')

const two = (number: number) => String(number).padStart(2, '0')
