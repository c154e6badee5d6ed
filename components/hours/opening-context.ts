// The opening hours, for all office hours on a page.
import { createContext } from 'react'
import type { OpeningData } from './opening-data'

/** Provided by the layout. */
export const OpeningContext = createContext<OpeningData | null>(null)
