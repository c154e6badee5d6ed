/** What a promise is about. */
export type PromiseTopic =
  'law' | 'privacy' | 'training' | 'price' | 'certainty' | 'health' | 'time'

/** All of them, in the order in which messages name them. */
export const PROMISE_TOPICS: readonly PromiseTopic[] = [
  'law',
  'privacy',
  'training',
  'price',
  'certainty',
  'health',
  'time',
]
