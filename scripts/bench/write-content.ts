// The content that is measured: the real one, and posts made up from a few sentences, the same ones every time.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SENTENCES = [
  'A neighbor who listens can change a whole day.',
  'We walked the long way home and talked about **names** and plans.',
  'There is a [page about the team](/about/team) for those who want to know more.',
  'Nobody has to have every answer before the first question is asked.',
  'The kettle was on, the door was open, and the chairs were mismatched.',
]
/** About 500 words. */
const PARAGRAPHS = 10

/** Copies content/ and adds `posts` posts to its blog. */
export async function writeContent(folder: string, posts: number): Promise<void> {
  await cp('content', folder, { recursive: true })
  for (let number = 1; number <= posts; number++) {
    await writeFile(join(folder, 'blog', `bench-${number}.md`), post(number))
  }
}

function post(number: number): string {
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, index) => {
    const text = SENTENCES.map(
      (_, step) => SENTENCES[(number + index + step) % SENTENCES.length],
    ).join(' ')
    return index % 3 === 0 ? `## Part ${index + 1} of post ${number}\n\n${text}` : text
  })
  return `---
title: Measured post ${number}
summary: A post that only serves to measure how long a build takes.
date: 2023-${two((number % 12) + 1)}-${two((number % 28) + 1)}
author: Nobody
image: post-friend.svg
image_alt: decorative
---

${paragraphs.join('\n\n')}
`
}

const two = (number: number) => String(number).padStart(2, '0')
