// A picture from content/images with its size, so that nothing moves when it arrives.
import { styled as muiStyled } from '@mui/material/styles'
import { useBase } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { getSources, useVariants } from './variants'

/** A picture as pages hand it to components. An empty `alt` says that it is decorative. */
export type PageImage = {
  readonly file: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** What must stay in sight where the picture is cut to fit, as in CSS `object-position`. */
  readonly focus?: string | undefined
}

type Props = PageImage & {
  /** Whether the visitor sees it at once; all others load when they come near. */
  first?: boolean
  /** How wide it is shown, as in the HTML attribute `sizes`. */
  sizes?: string
  className?: string | undefined
}

const ImageElement = styled('img')({ display: 'block', width: '100%', height: 'auto' })

const FocusedImageElement = muiStyled(ImageElement, {
  shouldForwardProp: (name) => name !== 'focus',
})<{
  focus: string
}>(({ focus }) => ({ objectPosition: focus }))

/** It has no box of its own, so that the image lies in its surroundings as it would without. */
const Choice = styled('picture')({ display: 'contents' })

const WANTED_SOON = { fetchPriority: 'high' } as const
const WANTED_WHEN_NEAR = { loading: 'lazy', decoding: 'async' } as const

export function Image(props: Props) {
  const { file, alt, width, height, focus, first = false, sizes = '100vw', className } = props
  const base = useBase()
  const variants = useVariants()[file]
  const attributes = {
    src: `${base}images/${variants?.plain ?? file}`,
    ...{ alt, width, height, className },
    ...(first ? WANTED_SOON : WANTED_WHEN_NEAR),
  }
  const image =
    focus === undefined ? (
      <ImageElement {...attributes} />
    ) : (
      <FocusedImageElement {...attributes} focus={focus} />
    )
  if (variants === undefined) return image
  return (
    <Choice>
      {getSources(variants, base).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </Choice>
  )
}
