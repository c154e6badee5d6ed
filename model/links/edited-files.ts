// Finds addresses at which a document of Google is edited: visitors have to log in there, or can change it.
import type { FileProblem } from '../problems/problem'

/** Matches a document at the address where it is edited; that of a published one ends with /pub. */
const EDITED_FILE =
  /^https:\/\/(?:docs\.google\.com\/(?:document|spreadsheets|presentation)\/|drive\.google\.com\/file\/)(?:u\/\d+\/)?d\/(?!e\/)[^/?#]+\/edit(?:[?#]|$)/i

/** Returns the note about a document that visitors could change or could not open, or null. */
export function findEditedFile(url: string): FileProblem | null {
  if (!url.includes('.google.com/')) return null
  if (!EDITED_FILE.test(url)) return null
  return {
    code: 'link-private',
    severity: 'warning',
    message:
      'This is the address at which the document is edited: visitors may be asked to log in, or may be able to change it.',
    fix: 'Open the document, press File, Download and PDF, upload the PDF to content/files, and write its address here, such as /files/flyer.pdf',
  }
}
