// Finds transitions, or takes them from the last build if nothing has changed on which they depend. Most edits change only a text.
import type { Day } from '../../model/dates/day'
import { computeHash } from '../../model/memoize/hash'
import { getCachePath } from '../cache/cache-directory'
import { digestWithoutBodies } from '../cache/entries/data-digest'
import { readCacheFile, writeCacheFile } from '../cache/storage/cache-file'
import { findScheduledChanges } from './find-scheduled-changes'
import { findTransitions, type ForecastOptions, type Transition } from './find-transitions'

type CachedTransitions = { readonly digest: string; readonly transitions: readonly Transition[] }

type CacheOptions = {
  readonly content: string
  /** The version of the code. */
  readonly version: string
  readonly ignoreCache: boolean
}

export function findTransitionsWithCache(
  options: ForecastOptions,
  { content, version, ignoreCache }: CacheOptions,
): readonly Transition[] {
  const { complete, namesHidden, context } = options
  const today: Day = context.today
  if (findScheduledChanges(complete, { today, namesHidden }).length === 0) return []
  const file = getCachePath('transitions', [content])
  const cached = ignoreCache ? null : (readCacheFile(file, version) as CachedTransitions | null)
  // The texts are the same on every day.
  const digest = computeHash(digestWithoutBodies([complete, namesHidden, today]).json)
  if (cached?.digest === digest) return cached.transitions
  const transitions = findTransitions(options)
  writeCacheFile(file, version, { digest, transitions } satisfies CachedTransitions)
  return transitions
}
