// The stylesheet of the pages in frames, from the theme.
import { createEmbedStylesheet } from '../../renderer/styles/embed-stylesheet'
import type { GeneratedFiles } from './generators'

export const generateEmbedStyles = (): GeneratedFiles => [
  ['public/embed.css', createEmbedStylesheet()],
]
