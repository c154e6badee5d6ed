// For the tests: text files that git takes for a repository, whose settings start a program as soon as git misses a commit.

/**
 * Returns the texts by their paths below the folder that looks like a repository.
 * @param trace the file that the program makes
 */
export const hostileRepository = (trace: string): Readonly<Record<string, string>> => ({
  HEAD: 'ref: refs/heads/main\n',
  'refs/heads/main': `${'1'.repeat(40)}\n`,
  'objects/keep': 'keep\n',
  config: `[core]
 repositoryformatversion = 1
 bare = true
 sshCommand = "touch '${trace}'; false"
 fsmonitor = "touch '${trace}'; false"
[protocol "ssh"]
 allow = always
[extensions]
 partialClone = origin
[remote "origin"]
 url = ssh://localhost/x
 promisor = true
`,
})
