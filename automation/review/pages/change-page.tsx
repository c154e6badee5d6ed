// The page of a review about one page that changes: its pictures, its words, its links and its weight.
import {
  describeAddress,
  describeWeight,
  getName,
  getStatusLabel,
  summarizePage,
} from '../report/describe-change'
import type { PageChange, Review, Screenshots } from '../review'
import { ReviewDocument, LineView } from './document'
import { WordsView } from './words-view'

type Props = { readonly review: Review; readonly page: PageChange }

export function ChangePage({ review, page }: Props) {
  const { path, status, productionUrl, screenshots, ownLinks, isHidden, blocks } = page
  const weight = describeWeight(page.weight)
  const hasPreview = review.previewUrl !== null && status !== 'removed'
  return (
    <ReviewDocument
      title={`${getName(page)}: what changes`}
      isWide
      above={<a href="./index.html">All changes</a>}
    >
      <section>
        <span data-badge={status}>{getStatusLabel(page)}</span>
        <h1>{getName(page)}</h1>
        <p>
          <LineView line={summarizePage(page, 'this page')} />
        </p>
        {isHidden && <p>Visitors do not see this yet. Only the preview shows it.</p>}
        <p data-actions="">
          {hasPreview && (
            <a data-button="primary" href={`..${path}`}>
              See it in the preview
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
      </section>
      {screenshots.map((shots) => (
        <ScreenshotPair key={shots.size} shots={shots} />
      ))}
      <PictureList page={page} />
      {blocks.length > 0 && <WordsView blocks={blocks} />}
      {ownLinks.length > 0 && (
        <section>
          <h2>Links</h2>
          <ul data-cards="">
            {ownLinks.map(({ text, before, after }, index) => (
              <li key={index}>
                <strong>
                  <bdi>{text === '' ? 'A link without words' : text}</bdi>
                </strong>
                {before !== null && <del>{before}</del>}
                {after !== null && <ins>{after}</ins>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </ReviewDocument>
  )
}

const SIZE_TITLES = { phone: 'On a phone', desktop: 'On a desktop computer' } as const

function ScreenshotPair({ shots: { size, before, after } }: { readonly shots: Screenshots }) {
  return (
    <section data-pictures="">
      <h2>{SIZE_TITLES[size]}</h2>
      <p data-quiet="">A frame marks where they differ. Open a picture to see it larger.</p>
      <div data-pair={size}>
        <PictureFigure caption="Before" file={before} />
        <PictureFigure caption="After" file={after} />
      </div>
    </section>
  )
}

function PictureList({ page: { pictures } }: { readonly page: PageChange }) {
  if (pictures.length === 0) return null
  return (
    <section data-pictures="">
      <h2>Pictures</h2>
      {pictures.map(({ name, alt, before, after }) => (
        <div key={name} data-pair="" data-thumbs="">
          <PictureFigure caption="Before" file={before && getFileName(before)} alt={alt} />
          <PictureFigure caption="After" file={after && getFileName(after)} alt={alt} />
        </div>
      ))}
    </section>
  )
}

/** Returns the name under which a picture of the site is copied beside the pages of the review. */
export const getFileName = (src: string): string => src.replace(/[?#].*$/, '').replace(/^.*\//, '')

type FigureProps = { readonly caption: string; readonly file: string | null; readonly alt?: string }

function PictureFigure({ caption, file, alt = '' }: FigureProps) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {file === null ? (
        <p data-quiet="">There is none.</p>
      ) : (
        <a href={`pictures/${file}`}>
          <img
            src={`pictures/${file}`}
            alt={alt === '' ? caption : `${caption}: ${alt}`}
            loading="lazy"
          />
        </a>
      )}
    </figure>
  )
}
