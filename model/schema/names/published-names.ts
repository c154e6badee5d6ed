// Resolves the fields by which other programs, and people, hide a file or show it, such as `status: draft`.
import type { Value } from '../../front-matter/value'
import { simplifyText } from '../../text/simplify-text'
import type { Resolution } from './resolution'
import { hiddenByOther, hiddenByStatus, shownByOther } from './unknown-field-problems'

/** Names whose value says whether the file is public. */
const IS_PUBLIC = /^(?:publish(?:ed)?|is_?published|public|publicad[oa])$/i
/** Names whose value is a word such as draft. */
const STATE = /^(?:status|state|stage|(?:post|publish|publishing)_?status|visibility|estado)$/i
const NO = /^(?:false|no|0)$/i
const YES = /^(?:true|yes|si|1)$/i
const HIDDEN =
  /^(?:(?:an? )?drafts?|in draft|draft only|borrador|hidden|oculto|unpublished|not published(?: yet)?|not public(?: yet)?|private|privado|pending(?: review)?|in review|not ready(?: yet)?|unfinished|do not publish|no publicar|wip|work in progress)$/
const SHOWN = /^(?:published?|public|live|visible|publicado|publico|final)$/

/**
 * Returns null for another name or value.
 * @param isKnown whether the collection has a field with this name for something else
 */
export function readPublished(typed: string, value: Value, isKnown: boolean): Resolution | null {
  if (!('text' in value)) return null
  const { nameLine: line } = value
  const word = simplifyText(value.text).replace(/[_-]+/g, ' ').trim()
  const isState = STATE.test(typed)
  if (!isState && !IS_PUBLIC.test(typed)) return null
  if (isState ? HIDDEN.test(word) : NO.test(word))
    return {
      ...(isKnown ? hiddenByStatus(typed, value.text) : hiddenByOther(typed)),
      suggestion:
        value.line === line && value.endLine === line
          ? { line, endLine: line, text: 'draft: yes' }
          : null,
    }
  const isShown = isState ? SHOWN.test(word) : YES.test(word)
  return isShown && !isKnown ? { ...shownByOther(typed), suggestion: null } : null
}
