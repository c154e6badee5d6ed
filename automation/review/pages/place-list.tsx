// The places at which a page changes, in the words around each change.
import { excerptPieces } from '../report/excerpt'
import { formatCount } from '../report/format-count'
import { findMainEdit } from '../report/describe-change'
import type { Place } from '../marks/number-places'
import type { BlockDiff } from '../words/diff-words'
import { PiecesView } from './words-view'

const REGION_LABELS: Readonly<Record<BlockDiff['region'], string | null>> = {
  page: null,
  frame: 'At the top or bottom of every page: ',
  search: 'In search results: ',
}

/** The fragment of the list. */
export const LIST_ID = 'change.list'

export function PlaceList({ places }: { readonly places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <>
      <h3 id={LIST_ID}>{formatCount(places.length, 'change', 'changes')} on this page</h3>
      <ol data-places="">
        {places.map((place, index) => (
          <li key={index}>
            {place.id === null ? (
              <PlaceView place={place} />
            ) : (
              <a href={`#${place.id}`}>
                <PlaceView place={place} />
              </a>
            )}
          </li>
        ))}
      </ol>
      <p data-quiet="">
        <del>Crossed out</del> is gone. <ins>Underlined</ins> is new.
      </p>
    </>
  )
}

function PlaceView({ place: { blocks, picture, isTucked } }: { readonly place: Place }) {
  const main = findMainEdit(blocks)
  // The words for a new picture are its name here.
  const first = picture && main?.kind === 'picture' ? undefined : main
  const more = blocks.length - 1
  return (
    <>
      {picture && <>{describePicture(picture)} </>}
      {first && (
        <>
          {isTucked ? 'In a menu: ' : REGION_LABELS[first.region]}
          {first.kind === 'picture' && 'Words for a picture: '}
          <PiecesView pieces={excerptPieces(first)} />
        </>
      )}
      {more > 0 && <span data-quiet=""> and {formatCount(more, 'more line', 'more lines')}</span>}
    </>
  )
}

function describePicture({ alt, name, before }: NonNullable<Place['picture']>): string {
  const label = `“${alt === '' ? name : alt}”`
  return before === null ? `New picture: ${label}` : `Another picture: ${label}`
}
