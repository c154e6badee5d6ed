// Words before and after: those that are gone crossed out, those that are new underlined.
import type { BlockDiff } from '../words/diff-words'
import type { WordPiece } from '../words/word-piece'

export function PiecesView({ pieces }: { readonly pieces: readonly WordPiece[] }) {
  return pieces.map(({ text, edit }, index) => {
    if (edit === 'added') return <ins key={index}>{text}</ins>
    return edit === 'removed' ? <del key={index}>{text}</del> : text
  })
}

/** What a reader would not know from the words alone. */
const KIND_LABELS: Readonly<Record<string, string>> = {
  title: 'Title: ',
  description: 'Description: ',
  picture: 'Words for a picture: ',
  button: 'Button: ',
}

export function BlockView({ block: { kind, edit, pieces } }: { readonly block: BlockDiff }) {
  return (
    <p data-block={edit} data-kind={kind}>
      {KIND_LABELS[kind] !== undefined && <span data-quiet="">{KIND_LABELS[kind]}</span>}
      <PiecesView pieces={pieces} />
    </p>
  )
}
