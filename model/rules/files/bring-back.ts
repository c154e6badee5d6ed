// Says how a picture or a PDF comes back that was deleted.

/** The advice for a file that is not there, after the advice to upload it. */
export const BRING_BACK =
  'If the file was deleted by mistake, open the proposal that deletes it, and press Close pull request at its end, or Revert if someone has said yes to it.'
