// The page of a review about a page that is gone, or only leads on to another one.
import { getName } from '../report/describe-change'
import type { PageChange, Review } from '../review'
import { ChangeSummary } from './change-summary'
import { ReviewDocument } from './document'
import { BlockView } from './words-view'

type Props = { readonly review: Review; readonly page: PageChange }

export function PlainPage({ review, page }: Props) {
  const blocks = page.blocks.filter(({ region }) => region === 'page')
  return (
    <ReviewDocument
      title={`${getName(page)}: what changes`}
      above={<a href="./index.html">All changes</a>}
    >
      <section>
        <ChangeSummary review={review} page={page} places={[]} />
      </section>
      {blocks.length > 0 && (
        <section data-words="">
          <h2>What it said</h2>
          {blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </section>
      )}
    </ReviewDocument>
  )
}
