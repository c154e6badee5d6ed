// A test helper that writes text files which git mistakes for a repository and which make it run a program.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a bare repository. If git runs in the folder and misses a commit, it fetches the commit with a program that creates the
 * file `trace`.
 */
export function writeHostileRepository(folder: string, trace: string): void {
  const files = {
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
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
