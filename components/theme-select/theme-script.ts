// Runs before the first paint: whoever chose a theme sees it at once. It stands in the page itself, allowed by its hash.

/** Where the choice is kept in the browser: `light` or `dark`; nothing is kept for "like the system". */
export const THEME_KEY = 'theme'

export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
