// Permission for one git command to contact one other repository, which all other commands lack.

/** Another repository. */
export type Remote = {
  /** An https address, or the absolute path of a repository on this machine. */
  readonly url: string
  /** GitHub's token, for an address on GitHub. It is passed in the environment, which other users of the machine cannot read. */
  readonly token?: string | undefined
}

/** Settings of a command that contacts a remote: no redirect to another host, no password prompt, and damaged objects are refused. */
export const REMOTE_SETTINGS = [
  'http.followRedirects=false',
  'credential.helper=',
  'transfer.fsckObjects=true',
  'fetch.recurseSubmodules=false',
  'push.recurseSubmodules=no',
  'gc.auto=0',
]

/**
 * Returns the environment variables that allow the remote's protocol and no other.
 * @throws for an address that is neither https nor an absolute path: git has protocols that run programs
 */
export function createRemoteEnvironment({ url, token }: Remote): Readonly<Record<string, string>> {
  const isWeb = /^https:\/\/[a-z0-9.-]+\/[\w./-]+$/i.test(url)
  if (!isWeb && !/^(?:[A-Za-z]:)?[\\/]/.test(url))
    throw new Error(`"${url}" is neither an https address nor the path of a repository.`)
  if (!isWeb) return { GIT_ALLOW_PROTOCOL: 'file' }
  if (token === undefined) return { GIT_ALLOW_PROTOCOL: 'https' }
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64')
  return {
    GIT_ALLOW_PROTOCOL: 'https',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
  }
}
