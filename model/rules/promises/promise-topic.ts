/** What a promise is about. */
export type PromiseTopic = 'law' | 'privacy' | 'training' | 'price' | 'certainty'
