// Says in words what has changed in an English text since it was translated.
import { writeLike } from '../../text/counting-words'
import type { TextChange } from '../../translations/find-changes'
import type { TextBlock } from '../../translations/text-blocks'

/** More changes than this are not named. */
const MAX_NAMED = 6
const WORDS_NAMED = 5

/** Describes changes as parts of a sentence; those with the same words are named together. */
export function describeChanges(changes: readonly TextChange[]): string {
  const groups: { readonly change: TextChange; size: number }[] = []
  for (const change of changes) {
    const last = groups.at(-1)
    const isSame =
      change.kind === 'removed' &&
      last?.change.kind === 'removed' &&
      last.change.block === change.block
    if (isSame) last.size += 1
    else groups.push({ change, size: 1 })
  }
  const named = groups.slice(0, MAX_NAMED).map(({ change, size }) => describeChange(change, size))
  const rest = groups.length - named.length
  return `${named.join('; ')}${rest === 0 ? '' : `; and ${rest} more`}`
}

function describeChange({ kind, block }: TextChange, size: number): string {
  if (block === null) return 'its first words are gone'
  const words = block.words.split(' ')
  const start = words.slice(0, WORDS_NAMED).join(' ')
  const name = `“${start}${words.length > WORDS_NAMED ? ' …' : ''}” (line ${block.line})`
  if (kind === 'removed')
    return size === 1
      ? `something after ${name} is gone`
      : `${writeLike('one', size)} parts after ${name} are gone`
  return `${name} ${{ changed: 'has changed', added: 'is new', moved: 'has moved' }[kind]}`
}

/**
 * Returns the heading of a translation whose section is gone from the original, or null if that is not certain: one place has lost
 * several parts, and the translation has one heading more.
 */
export function findGoneSection(
  changes: readonly TextChange[],
  blocks: readonly TextBlock[],
  translation: readonly TextBlock[],
): TextBlock | null {
  const removed = changes.filter(({ kind }) => kind === 'removed')
  const [first] = removed
  if (removed.length < 2 || removed.some(({ block }) => block !== first?.block)) return null
  const [original, own] = [blocks, translation].map((all) =>
    all.filter(({ kind }) => kind === 'heading'),
  )
  if (original === undefined || own?.length !== original.length + 1) return null
  const line = first?.block?.line ?? 0
  return own[original.filter((heading) => heading.line <= line).length] ?? null
}
