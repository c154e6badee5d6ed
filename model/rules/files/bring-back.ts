// Says how a picture or a PDF comes back that was deleted.

/** The advice for a file that is not there, after the advice to upload it. */
export const BRING_BACK =
  'If you deleted it, open the proposal in which you did, and press Close pull request at its end, or Revert if someone has said yes to it.'
