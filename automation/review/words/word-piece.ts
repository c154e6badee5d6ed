// The result of comparing two texts word by word.

/** A piece of a block; words that both versions have are neither added nor removed. */
export type WordPiece = { readonly text: string; readonly edit: 'same' | 'added' | 'removed' }
