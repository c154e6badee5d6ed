// The type of the files that the generators create.

/** A path from the root of the project, and the file's content. */
export type GeneratedFile = [path: string, content: string | Uint8Array]
