// Loads a script that most visits do not need (`onDemand` in renderer/scripts/part-scripts.ts).

/** Does nothing on a page without the part that the script is for, and in the dev server, which runs all scripts. */
export function loadOnDemand(name: string): void {
  const url = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  if (url) void import(/* @vite-ignore */ url)
}
