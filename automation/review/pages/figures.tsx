// The pictures of a page before and after.
import { getFileName } from '../marks/adopt-page'
import type { PageChange, Screenshots } from '../review'

const SIZE_TITLES = { phone: 'On a phone', desktop: 'On a desktop computer' } as const

export function ScreenshotPair({
  shots: { size, before, after },
}: {
  readonly shots: Screenshots
}) {
  return (
    <section data-pictures="">
      <h3>{SIZE_TITLES[size]}</h3>
      <div data-pair={size}>
        <ScreenshotFigure caption="Before" file={before} />
        <ScreenshotFigure caption="After" file={after} />
      </div>
    </section>
  )
}

export function PictureList({ pictures }: Pick<PageChange, 'pictures'>) {
  return pictures.map(({ name, alt, before, after }) => (
    <div key={name} data-pair="" data-thumbs="">
      <PictureFigure caption="Before" file={before && getFileName(before)} alt={alt} />
      <PictureFigure caption="After" file={after && getFileName(after)} alt={alt} />
    </div>
  ))
}

type FigureProps = { readonly caption: string; readonly file: string | null; readonly alt?: string }

function PictureFigure({ caption, file, alt }: FigureProps) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {file === null ? (
        <p data-quiet="">There is none.</p>
      ) : (
        <img
          src={`pictures/${file}`}
          alt={alt === undefined || alt === '' ? caption : `${caption}: ${alt}`}
          loading="lazy"
        />
      )}
    </figure>
  )
}

/** A screenshot is small beside the other one, so it leads to itself in full size. */
function ScreenshotFigure({ caption, file }: FigureProps) {
  if (file === null) return <PictureFigure caption={caption} file={file} />
  return (
    <a href={`pictures/${file}`}>
      <PictureFigure caption={caption} file={file} />
    </a>
  )
}
