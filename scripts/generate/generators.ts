// Every document that is made from the code. Another one is a function in this folder and a word in the list.
import { fieldTables } from './field-tables'
import { schemas } from './schemas'

/** Each gives paths from the root of the project and the text of each file; nothing is written. */
export const generators: readonly (() => [path: string, text: string][])[] = [fieldTables, schemas]
