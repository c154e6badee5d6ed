// Defines the field that sorts the entries of a collection.
import type { Field } from '../field'
import { wholeNumber } from './whole-number'

/** Accepts the position of an entry in its list: smaller numbers come first. */
export function order(): Field<number> {
  return wholeNumber({
    about: 'Its place in the list: smaller numbers come first.',
    example: '10',
    alsoCalled: [
      'sort',
      'sort_order',
      'rank',
      'number',
      'weight',
      'orden',
      'sequence',
      'sort_by',
      'display_order',
      'list_order',
      'priority',
      'place_in_list',
      'position_in_list',
      'pos',
      'nr',
      'no',
      'numero',
    ],
  })
}
