// The stylesheet of the documents in iframes (renderer/styles/embed-stylesheet.ts).
import { createContext, useContext } from 'react'

/** Relative to the base path. The build adds a hash of the content to the name. */
export const EMBED_STYLESHEET_PATH = 'assets/embed.css'

/** The path with the hash, provided by the renderer. */
export const EmbedStylesheetContext = createContext(EMBED_STYLESHEET_PATH)
export const useEmbedStylesheet = (): string => useContext(EmbedStylesheetContext)
