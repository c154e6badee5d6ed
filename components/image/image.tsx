// An image from content/images with its size, so that nothing moves when it loads.
import { styled as muiStyled } from '@mui/material/styles'
import { useBase } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { getSources, useVariants } from './variants'

/** An image as pages pass it to components. An empty `alt` marks it as decorative. */
export type PageImage = {
  readonly file: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The part that must stay visible where the image is cropped, as in CSS `object-position`. */
  readonly focus?: string | undefined
}

type Props = PageImage & {
  /** Whether the image is visible immediately; all others are loaded lazily. */
  priority?: boolean
  /** The display width, as in the HTML attribute `sizes`. */
  sizes?: string
  className?: string | undefined
}

const ImageElement = styled('img')({ display: 'block', width: '100%', height: 'auto' })

const FocusedImageElement = muiStyled(ImageElement, {
  shouldForwardProp: (name) => name !== 'focus',
})<{
  focus: string
}>(({ focus }) => ({ objectPosition: focus }))

/** Has no box of its own, so that the layout of the image is the same with and without it. */
const Picture = styled('picture')({ display: 'contents' })

const PRIORITY_ATTRIBUTES = { fetchPriority: 'high' } as const
const LAZY_ATTRIBUTES = { loading: 'lazy', decoding: 'async' } as const

export function Image(props: Props) {
  const { file, alt, width, height, focus, priority = false, sizes = '100vw', className } = props
  const base = useBase()
  const variants = useVariants()[file]
  const attributes = {
    src: `${base}images/${variants?.fallback ?? file}`,
    alt,
    width,
    height,
    className,
    ...(priority ? PRIORITY_ATTRIBUTES : LAZY_ATTRIBUTES),
  }
  const image =
    focus === undefined ? (
      <ImageElement {...attributes} />
    ) : (
      <FocusedImageElement {...attributes} focus={focus} />
    )
  if (variants === undefined) return image
  return (
    <Picture>
      {getSources(variants, base).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </Picture>
  )
}
