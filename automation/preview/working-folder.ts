// Where the steps of a preview keep their files, and how the artifact is laid out.
import { join } from 'node:path'
import { formatSlot, PREVIEW_FOLDER } from '../store/site-slot'

/** The name of the artifact, in every workflow. */
export const ARTIFACT = 'preview'

/** The files of the artifact. The site lies where it is stored. */
export const ARTIFACT_FILES = {
  comment: 'comment.md',
  /** What a build that failed has printed. */
  failure: 'failure.txt',
  review: 'review.json',
  problems: 'problems.json',
  site: (number: number) => `${PREVIEW_FOLDER}/${formatSlot(number)}`,
} as const

/** The folders of the steps of one job. */
export function getFolders(out: string) {
  return {
    /** The pull request's content. Problems name their files after this folder. */
    content: join(out, 'content'),
    /** What is known of the pull request, from one step to the next. */
    pullRequest: join(out, 'pull-request.json'),
    /** What becomes the artifact. */
    artifact: join(out, 'artifact'),
    site: join(out, 'site'),
    review: join(out, 'review'),
  } as const
}
