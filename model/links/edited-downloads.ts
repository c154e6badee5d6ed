// Finds the address at which someone edits or stores a file, in place of the file for visitors to download.
import type { ProblemDetails } from '../problems/problem'

type Program = {
  readonly pattern: RegExp
  /** What people do at the address. */
  readonly use: string
  /** How to get a PDF there. */
  readonly steps: string
}

const PROGRAMS: readonly Program[] = [
  {
    pattern: /^https:\/\/(?:www\.)?canva\.com\/design\/.+\/edit\b/i,
    use: 'edit the design',
    steps: 'In Canva, press Share, Download and PDF.',
  },
  {
    pattern:
      /^https:\/\/(?:docs\.google\.com\/(?:document|spreadsheets|presentation)\/|drive\.google\.com\/file\/)(?:u\/\d+\/)?d\/(?!e\/)[^/?#]+\/edit(?:[?#]|$)/i,
    use: 'edit the document',
    steps: 'Open the document, and press File, Download and PDF.',
  },
  {
    pattern:
      /^https:\/\/(?:onedrive\.live\.com\/edit\b|(?:word|powerpoint|excel)(?:-edit)?\.(?:officeapps\.live\.com|cloud\.microsoft)\/|[\w-]+\.sharepoint\.com\/:[wpx]:\/r\/)/i,
    use: 'edit the document',
    steps: 'Open the document, and press File, Export and Download as PDF.',
  },
  {
    pattern: /^https:\/\/www\.dropbox\.com\/(?:home|preview|work)(?:[/?#]|$)/i,
    use: 'keep the file',
    steps: 'In Dropbox, open the file and press Download. If it is no PDF, save it as one.',
  },
  {
    pattern: /^https:\/\/(?:new\.)?express\.adobe\.com\/(?:id|design|sp)\//i,
    use: 'edit the design',
    steps: 'In Adobe Express, press Download and choose PDF.',
  },
]

/** The name of the PDF in the advice, until the name of the entry is known. */
const SAMPLE_PDF = 'flyer.pdf'

/** Returns what is wrong with the address of a file for download that is for those who edit or keep it, or null. */
export function describeEditedDownload(url: string): ProblemDetails | null {
  const program = PROGRAMS.find(({ pattern }) => pattern.test(url))
  if (program === undefined) return null
  return {
    code: 'link-private',
    message: `This is the address where you ${program.use}: others must log in, or could change it.`,
    fix: `${program.steps} Upload the PDF into content/files as ${SAMPLE_PDF}, and write download_url: /files/${SAMPLE_PDF} here. If you have no PDF yet, delete this line: the page then offers to send the material.`,
  }
}

/** @param name the name of the PDF that the advice should have */
export const namePdf = (fix: string, name: string): string => fix.replaceAll(SAMPLE_PDF, () => name)
