// The stylesheet of the pages in frames, from the theme.
import { embedStylesheet } from '../../renderer/styles/embed-stylesheet'
import type { Documents } from './generators'

export const embedStyles = (): Documents => [['public/embed.css', embedStylesheet()]]
