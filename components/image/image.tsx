// An image from content/images with its size, so that nothing moves when it loads. A drawing has a second element for the dark scheme.
import type { ComponentProps } from 'react'
import { styled as muiStyled } from '@mui/material/styles'
import { useBase } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { DARK_FRAGMENT, getImagePath, getSources, isDrawing, useVariants } from './variants'

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

/** The dark drawing is in the same file as the light one, which is requested as early as the image needs. */
const DARK_ATTRIBUTES = {
  ...LAZY_ATTRIBUTES,
  fetchPriority: undefined,
  'data-drawing': '',
  hidden: true,
} as const

export function Image(props: Props) {
  const { file, alt, width, height, focus, priority = false, sizes = '100vw', className } = props
  const base = useBase()
  const variants = useVariants()
  const attributes = {
    src: base + getImagePath(file, variants),
    alt,
    width,
    height,
    className,
    ...(priority ? PRIORITY_ATTRIBUTES : LAZY_ATTRIBUTES),
  }
  const render = (more: ComponentProps<'img'> & Readonly<Record<`data-${string}`, string>> = {}) =>
    focus === undefined ? (
      <ImageElement {...attributes} {...more} />
    ) : (
      <FocusedImageElement {...attributes} {...more} focus={focus} />
    )
  if (isDrawing(file))
    return (
      <>
        {render({ 'data-drawing': '' })}
        {render({ ...DARK_ATTRIBUTES, src: attributes.src + DARK_FRAGMENT })}
      </>
    )
  const sources = variants[file] === undefined ? [] : getSources(variants[file], base)
  if (sources.length === 0) return render()
  return (
    <Picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {render()}
    </Picture>
  )
}
