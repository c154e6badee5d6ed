// A card as pages pick it from the content.
import type { PictureData } from '../components/picture/picture'

export type CardData = {
  readonly title: string
  readonly words: string
  readonly picture: PictureData | null
  readonly to: string
}
