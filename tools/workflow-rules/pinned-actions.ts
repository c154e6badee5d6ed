// The actions that workflows may use, each with its one version and the commit of that version, looked up in the workflows of others.

/** The commit by name and version. A commit is never guessed: at least two other repositories agree on each. */
export const PINNED_ACTIONS: Readonly<Record<string, { version: string; commit: string }>> = {
  'actions/cache': { version: 'v6.1.0', commit: '55cc8345863c7cc4c66a329aec7e433d2d1c52a9' },
  'actions/checkout': { version: 'v7.0.1', commit: '3d3c42e5aac5ba805825da76410c181273ba90b1' },
  'actions/deploy-pages': { version: 'v5.0.0', commit: 'cd2ce8fcbc39b97be8ca5fce6e763baed58fa128' },
  'actions/download-artifact': {
    version: 'v8.0.1',
    commit: '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c',
  },
  'actions/github-script': {
    version: 'v9.0.0',
    commit: '3a2844b7e9c422d3c10d287c895573f7108da1b3',
  },
  'actions/setup-node': { version: 'v7.0.0', commit: '820762786026740c76f36085b0efc47a31fe5020' },
  'actions/upload-artifact': {
    version: 'v7.0.1',
    commit: '043fb46d1a93c77aae656e7c1c64a875d1fc6a0a',
  },
  'actions/upload-pages-artifact': {
    version: 'v5.0.0',
    commit: 'fc324d3547104276b827a68afc52ff2a11cc49c9',
  },
  'zizmorcore/zizmor-action': {
    version: 'v0.6.3',
    commit: '70fb788f84895a7701f5643d103d587e460b5c99',
  },
}
