// A picture from content/images with its size, so that nothing moves when it arrives.
import { styled } from '@mui/material/styles'
import { useBase } from '../site-link/site-link'

/** A picture as pages hand it to components. An empty `alt` says that it is decorative. */
export type PictureData = {
  readonly file: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

type Props = PictureData & {
  /** Whether the visitor sees it at once; all others load when they come near. */
  first?: boolean
  className?: string | undefined
}

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto' })

export function Picture({ file, alt, width, height, first = false, className }: Props) {
  return (
    <Image
      src={`${useBase()}images/${file}`}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
}
