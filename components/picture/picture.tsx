// A picture from content/images with its size, so that nothing moves when it arrives.
import { styled } from '@mui/material/styles'
import { useBase } from '../site-link/site-link'
import { sourcesOf, useCopies } from './copies'

/** A picture as pages hand it to components. An empty `alt` says that it is decorative. */
export type PictureData = {
  readonly file: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** What must stay in sight where the picture is cut to fit, as in CSS `object-position`. */
  readonly focus?: string | undefined
}

type Props = PictureData & {
  /** Whether the visitor sees it at once; all others load when they come near. */
  first?: boolean
  /** How wide it is shown, as in the HTML attribute `sizes`. */
  sizes?: string
  className?: string | undefined
}

const Image = styled('img', { shouldForwardProp: (name) => name !== 'focus' })<{
  focus: string | undefined
}>(
  { display: 'block', width: '100%', height: 'auto' },
  ({ focus }) => focus !== undefined && { objectPosition: focus },
)

/** It has no box of its own, so that the image lies in its surroundings as it would without. */
const Choice = styled('picture')({ display: 'contents' })

export function Picture({ file, first = false, sizes = '100vw', ...rest }: Props) {
  const base = useBase()
  const copies = useCopies()[file]
  const image = (
    <Image
      src={`${base}images/${copies?.plain ?? file}`}
      alt={rest.alt}
      width={rest.width}
      height={rest.height}
      focus={rest.focus}
      className={rest.className}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
  if (copies === undefined) return image
  return (
    <Choice>
      {sourcesOf(copies, base).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </Choice>
  )
}
