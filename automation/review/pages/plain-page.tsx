// The page of a review about a page that is gone, or only leads on to another one.
import { getName, getVersion } from '../report/describe-change'
import type { PageChange, Review } from '../review'
import type { BlockDiff } from '../words/diff-words'
import { ChangeSummary } from './change-summary'
import { ReviewDocument } from './document'

type Props = { readonly review: Review; readonly page: PageChange }

export function PlainPage({ review, page }: Props) {
  const blocks = page.blocks.filter(({ region, kind }) => region === 'page' && kind !== 'picture')
  return (
    <ReviewDocument
      title={`${getName(page)}: what changes`}
      above={<a href="./index.html">All changes</a>}
    >
      <section>
        <ChangeSummary review={review} page={page} places={[]} />
      </section>
      {blocks.length > 0 && (
        <section data-box="">
          <h2>What it said</h2>
          {blocks.map((block, index) => (
            <TextView key={index} block={block} />
          ))}
        </section>
      )}
    </ReviewDocument>
  )
}

function TextView({ block }: { readonly block: BlockDiff }) {
  const text = getVersion(block, 'removed')
  if (block.kind === 'heading') return <h3>{text}</h3>
  return <p data-kind={block.kind}>{text}</p>
}
