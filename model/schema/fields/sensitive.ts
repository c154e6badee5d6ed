// Defines the field of pages that must not give away what a visitor reads.
import { optional } from '../field'
import { boolean } from './boolean'

export const sensitive = () =>
  optional(
    boolean({
      about:
        'Marks a page that could put its reader at risk if someone saw it. It gets a link to leave quickly, and the browser tab does not say what it is about.',
      example: 'true',
      alsoCalled: ['discreet', 'quick_exit', 'sensible'],
    }),
  )
