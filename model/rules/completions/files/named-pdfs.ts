// Gives the PDF that the advice on an address for editing asks for the name of the file with that address.
import { normalizeDownloadName } from '../../../downloads/download-problems'
import { namePdf } from '../../../links/edited-downloads'
import type { Problem } from '../../../problems/problem'

export const namePdfs = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => {
    if (problem.code !== 'link-private' || problem.field !== 'download_url') return problem
    const name = problem.file.split('/').at(-1) ?? ''
    return {
      ...problem,
      fix: namePdf(problem.fix, normalizeDownloadName(name.replace(/\.md$/, ''))),
    }
  })
