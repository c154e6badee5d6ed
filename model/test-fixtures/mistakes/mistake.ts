// A slip: one broken file, what an editor is told about it, and whether the repair is one click away.

export type Mistake = {
  /** What happened, in a few words. */
  readonly name: string
  /** Below the content folder. `slip` in it is made unique where all slips lie in one folder. */
  readonly path: string
  readonly content: string | Uint8Array
  /** The same file as it was meant, or null when the file should not be there at all. */
  readonly validContent: string | null
  /** `code line:column field`, with `-` for no field. */
  readonly expected: string
  /** Whether the suggestion gives back what was meant. */
  readonly repaired: boolean
  /** Files without which the slip would be none. */
  readonly otherFiles?: Readonly<Record<string, string>>
}

/** A change in a valid file: what was typed, what should have been, what is told, and whether it is repaired. */
export type Mutation = readonly [
  name: string,
  meant: string,
  typed: string,
  told: string,
  repaired?: 'repaired',
]

/** A slip for each change in a valid file. */
export function createMistakes(
  path: string,
  valid: string,
  changes: readonly Mutation[],
): Mistake[] {
  return changes.map(([name, meant, typed, told, repaired]) => {
    if (!valid.includes(meant)) throw new Error(`The file for "${name}" has no ${meant}`)
    const file = valid.replace(meant, () => typed)
    return { name, path, file, meant: valid, told, repaired: repaired !== undefined }
  })
}

export const EVENT_TEXT = `---
id: slip
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

export const PAGE_TEXT = `---
title: Parking
description: Where you can leave your car when you visit us, and what it costs.
---

Come along.

## What to bring

Good shoes and a bottle.
`
