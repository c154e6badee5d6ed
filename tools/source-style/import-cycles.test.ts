import { dirname, posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { findCycles } from './find-cycles'
import { listSources, readSource } from './list-sources'

const CODE = /\.(ts|tsx|mjs)$/

describe('imports', () => {
  test('form no cycle, not even one of types alone', () => {
    const files = new Set(listSources(CODE))
    const imports = new Map([...files].map((file) => [file, findImports(file, files)]))
    expect(findCycles(imports)).toEqual([])
  })
})

/** Returns the project's own files that a file imports, those of which it only takes types included. */
function findImports(file: string, files: ReadonlySet<string>): string[] {
  const { importedFiles } = ts.preProcessFile(readSource(file), true, true)
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(dirname(file), fileName))
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`].filter((name) => files.has(name)))
}
