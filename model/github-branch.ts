// A branch on GitHub whose files people edit.

export type GitHubBranch = {
  /** The URL of the repository: `https://github.com/owner/name`. */
  readonly repository: string
  /** The name of the branch: `main`. */
  readonly name: string
}

/** Encodes a path for a URL, except its slashes. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')

/** Returns the URL where GitHub edits files of the branch, adds new ones or lists a folder, to be followed by a slash and a path. */
export const getBranchUrl = (
  { repository, name }: GitHubBranch,
  action: 'edit' | 'new' | 'tree',
): string => `${repository}/${action}/${encodePath(name)}`

/** Returns the URL where GitHub opens a file for editing. */
export const getEditUrl = (branch: GitHubBranch, file: string): string =>
  `${getBranchUrl(branch, 'edit')}/${encodePath(file)}`
