// A mistake fixture: one broken file, the problem to expect, and whether its suggested edit restores the valid file.

export type Mistake = {
  /** What is wrong, in a few words. */
  readonly name: string
  /** Path below the content folder. `sample` in it is made unique where all mistakes share one folder. */
  readonly path: string
  readonly content: string | Uint8Array
  /** The valid content of the file, or null when no other content would make it valid, such as for a wrong file name. */
  readonly validContent: string | null
  /** The expected problem as `code line:column field`, with `-` for no field. */
  readonly expected: string
  /** Whether applying the suggestions restores the meaning of the valid content; without this, nothing may be suggested. */
  readonly repaired: boolean
  /** Other files that make this file a mistake. */
  readonly otherFiles?: Readonly<Record<string, string>>
  /** A file of the test site that is not there. */
  readonly missingFile?: string
  /** The path of the file with the problem if it is another one. */
  readonly reportedPath?: string
}

/** A change to a valid file, and the problem to expect. */
export type Mutation = readonly [
  name: string,
  valid: string,
  typed: string,
  expected: string,
  repaired?: 'repaired',
]

/** Returns a function that creates mutations of one text, all with the same problem. */
export const changeText =
  (valid: string, expected: string) =>
  (name: string, typed: string, repaired?: 'repaired'): Mutation =>
    repaired ? [name, valid, typed, expected, repaired] : [name, valid, typed, expected]

/** Creates a mistake for each change to a valid file. */
export function createMistakes(
  path: string,
  validContent: string,
  mutations: readonly Mutation[],
): Mistake[] {
  return mutations.map(([name, valid, typed, expected, repaired]) => {
    if (!validContent.includes(valid)) throw new Error(`The file for "${name}" has no ${valid}`)
    const content = validContent.replace(valid, () => typed)
    return { name, path, content, validContent, expected, repaired: repaired !== undefined }
  })
}

/** Creates a mistake that concerns a whole file. */
export function createFileMistake(
  path: string,
  name: string,
  content: string | Uint8Array,
  expected: string,
  validContent: string | null = null,
): Mistake {
  return { name, path, content, validContent, expected, repaired: false }
}

/** The text of `PAGE_TEXT` that `createBodyMistakes` replaces. */
export const TEXT = 'Come along.'

/** Creates a mistake in the body of a page for each change; the valid text does not have to be part of `PAGE_TEXT`. */
export function createBodyMistakes(mutations: readonly Mutation[]): Mistake[] {
  return mutations.flatMap((mutation) => {
    const [, valid] = mutation
    return createMistakes(
      'pages/sample.md',
      PAGE_TEXT.replace(TEXT, () => valid),
      [mutation],
    )
  })
}

export const EVENT_TEXT = `---
id: sample
title: Walk for Life
date: 2025-11-25
time: 6:00 PM - 8:00 PM
location: Sample Park
summary: Walk one mile with us.
description: Walk one mile with neighbors from all over East Alabama.
image: walk.svg
image_alt: decorative
requires_registration: no
registration_open: no
---

Come along.

## What to bring

Good shoes and a bottle.
`

/** The form of `OPEN_EVENT_TEXT`. */
export const REGISTRATION_URL = 'https://register.example.org/walk'

/** An event for which people can sign up. */
export const OPEN_EVENT_TEXT = EVENT_TEXT.replace(
  'requires_registration: no\nregistration_open: no',
  `requires_registration: yes\nregistration_open: yes\nregistration_url: ${REGISTRATION_URL}`,
)

export const PAGE_TEXT = `---
title: Parking
description: Where you can leave your car when you visit us, and what it costs.
---

Come along.

## What to bring

Good shoes and a bottle.
`
