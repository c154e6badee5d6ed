// Loads a script that most visits do not need (`onDemand` in renderer/scripts/part-scripts.ts).

/**
 * Resolves once the script has run, and rejects if it cannot be loaded. Returns nothing on a page without the part that the script is
 * for, and in the dev server, which runs all scripts.
 */
export function loadOnDemand(name: string): Promise<unknown> | undefined {
  const url = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return url ? import(/* @vite-ignore */ url) : undefined
}
