// Joins edits of words into edits of phrases.
import type { WordPiece } from './word-piece'

/** Makes one edit of several that only spaces are between: people read phrases. What is gone comes before what is new. */
export function joinEdits(pieces: readonly WordPiece[]): WordPiece[] {
  const joined: WordPiece[] = []
  const add = (text: string, edit: WordPiece['edit']) => {
    const last = joined.at(-1)
    if (last?.edit === edit) joined[joined.length - 1] = { text: last.text + text, edit }
    else if (text !== '') joined.push({ text, edit })
  }
  let [removed, added] = ['', '']
  const endRun = () => {
    // The spaces that both end with are no part of the edit.
    const [space = ''] = /\s*$/.exec(removed) ?? []
    const shared = added.endsWith(space) ? space.length : 0
    add(removed.slice(0, removed.length - shared), 'removed')
    add(added.slice(0, added.length - shared), 'added')
    add(space.slice(0, shared), 'same')
    removed = added = ''
  }
  for (const { text, edit } of pieces) {
    if (edit === 'same' && (removed + added === '' || text.trim() !== '')) {
      endRun()
      add(text, edit)
      continue
    }
    if (edit !== 'added') removed += text
    if (edit !== 'removed') added += text
  }
  endRun()
  return joined
}
