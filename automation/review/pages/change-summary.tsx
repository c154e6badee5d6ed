// What a reviewer reads first about a page: how it changes and where, then pictures and links.
import type { ReactNode } from 'react'
import type { Place } from '../marks/number-places'
import {
  describeAddress,
  getName,
  getStatusLabel,
  isAlone,
  summarizePage,
} from '../report/describe-change'
import { describeWeight } from '../report/describe-weight'
import type { PageChange, Review } from '../review'
import { LineView } from './document'
import { PictureList, ScreenshotPair } from './figures'
import { PlaceList } from './place-list'

type Props = {
  readonly review: Review
  readonly page: PageChange
  /** Empty if the page is new, gone or only leads on. */
  readonly places: readonly Place[]
}

export function ChangeSummary({ review, page, places }: Props) {
  const { path, status, productionUrl, screenshots, pictures, ownLinks, isHidden } = page
  const weight = describeWeight(page.weight)
  const hasPreview = review.previewUrl !== null && status !== 'removed'
  return (
    <>
      <p>
        <span data-badge={status}>{getStatusLabel(page)}</span>
      </p>
      <h2>{getName(page)}</h2>
      {(status !== 'changed' || places.length === 0) && (
        <p>
          <LineView line={summarizePage(page, null)} />
        </p>
      )}
      {isHidden && <p>Visitors do not see this yet. Only the preview shows it.</p>}
      <PlaceList places={places} />
      <Folded title="Before and after, side by side" isEmpty={screenshots.length === 0}>
        <p data-quiet="">A frame marks what differs. Tap a picture to see it larger.</p>
        {screenshots.map((shots) => (
          <ScreenshotPair key={shots.size} shots={shots} />
        ))}
      </Folded>
      <Folded title="Pictures" isEmpty={isAlone(page) || pictures.length === 0} isOpen>
        <PictureList pictures={pictures} />
      </Folded>
      <Folded title="Links that lead elsewhere" isEmpty={isAlone(page) || ownLinks.length === 0}>
        <LinkList links={ownLinks} />
      </Folded>
      <p data-actions="">
        {hasPreview && (
          <a data-button="primary" href={`..${path}`}>
            Open it in the preview
          </a>
        )}
        {productionUrl !== null && (
          <a data-button="" href={productionUrl}>
            See it as it is now
          </a>
        )}
      </p>
      <p data-quiet="">
        <LineView line={[describeAddress(page)]} />
        {weight !== null && ` · A phone loads ${weight}.`}
      </p>
    </>
  )
}

type FoldedProps = {
  readonly title: string
  readonly isEmpty: boolean
  readonly isOpen?: boolean
  readonly children: ReactNode
}

function Folded({ title, isEmpty, isOpen = false, children }: FoldedProps) {
  if (isEmpty) return null
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div data-folded="">{children}</div>
    </details>
  )
}

function LinkList({ links }: { readonly links: PageChange['ownLinks'] }) {
  return (
    <ul data-cards="">
      {links.map(({ text, before, after }, index) => (
        <li key={index}>
          <strong>
            <bdi>{text === '' ? 'A link without words' : text}</bdi>
          </strong>
          {before !== null && <del>{before}</del>}
          {after !== null && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
