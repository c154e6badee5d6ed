// The words of a page in reading order, with those that are gone crossed out and those that are new underlined.
import { formatCount } from '../report/format-count'
import type { BlockDiff } from '../words/diff-words'

const REGION_TITLES = {
  search: 'What search engines show',
  page: 'The page',
  frame: 'The top and bottom of every page',
  staff: 'Links for staff',
} as const
const REGIONS = Object.keys(REGION_TITLES) as (keyof typeof REGION_TITLES)[]

export function WordsView({ blocks }: { readonly blocks: readonly BlockDiff[] }) {
  const parts = REGIONS.map((region) => ({
    region,
    blocks: blocks.filter((block) => block.region === region),
  }))
  const changed = parts.filter((part) => part.blocks.some(({ edit }) => edit !== 'same'))
  if (changed.length === 0) return null
  return (
    <section>
      <h2>Words</h2>
      <p data-quiet="">
        <del>Crossed out</del> words are gone, <ins>underlined</ins> words are new.
      </p>
      {changed.map((part) => (
        <section key={part.region} data-words="">
          <h3>{REGION_TITLES[part.region]}</h3>
          {splitRuns(part.blocks).map((run, index) => (
            <Run key={index} run={run} />
          ))}
        </section>
      ))}
    </section>
  )
}

/** Divides the blocks into runs that are all the same and runs that are all different. */
function splitRuns(blocks: readonly BlockDiff[]): BlockDiff[][] {
  const runs: BlockDiff[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    const isSame = (last?.[0]?.edit === 'same') === (block.edit === 'same')
    if (last && isSame) last.push(block)
    else runs.push([block])
  }
  return runs
}

function Run({ run }: { readonly run: readonly BlockDiff[] }) {
  const views = run.map((block, index) => <BlockView key={index} block={block} />)
  if (run[0]?.edit !== 'same') return views
  return (
    <details>
      <summary>{formatCount(run.length, 'part stays', 'parts stay')} the same</summary>
      {views}
    </details>
  )
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
      {pieces.map(({ text, edit: pieceEdit }, index) => {
        if (pieceEdit === 'added') return <ins key={index}>{text}</ins>
        return pieceEdit === 'removed' ? <del key={index}>{text}</del> : text
      })}
    </p>
  )
}
