// Generates the stylesheet of the pages that are shown in iframes, from the theme.
import { createEmbedStylesheet } from '../../renderer/styles/embed-stylesheet'
import type { GeneratedFile } from './generated-file'

export const generateEmbedStyles = (): GeneratedFile[] => [
  ['public/embed.css', createEmbedStylesheet()],
]
