// Loads the script that says whether the office is open once the office hours come near the screen. Many visits never need it.

export function loadOpening(): void {
  const url = document.querySelector<HTMLMetaElement>('meta[name="opening"]')?.content
  if (!url) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void import(/* @vite-ignore */ url)
    },
    { rootMargin: '50%' },
  )
  document.querySelectorAll('[data-open]').forEach((badge) => observer.observe(badge))
}
