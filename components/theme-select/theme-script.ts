// An inline script that applies the chosen theme before the first paint.

/** The local storage key of the choice: `light` or `dark`; for "like my device" nothing is stored. */
export const THEME_KEY = 'theme'

export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
