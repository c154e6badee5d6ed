// An inline script of every page: once a visitor has left quickly, Back does not show the site again (docs/decisions/leaving.md).

/** The session storage key of the URL to which a visitor left in this tab. Only leaving sets it. */
export const LEFT_KEY = 'left'

/** The window title while the browser opens the other page. */
export const LEAVING_TITLE = '…'

/**
 * It hides a page that Back or Forward leads to, before the first paint or when it comes from the back/forward cache, and leaves
 * again. A page that was opened in any other way forgets the URL. It is ES5, because a syntax error in an old browser would also
 * stop the other scripts in the head.
 */
export const leaveGuard = `!function(r){function f(b){try{var s=sessionStorage,u=s.${LEFT_KEY};u&&(b?(r.hidden=!0,document.title='${LEAVING_TITLE}',stop(),location.replace(u)):delete s.${LEFT_KEY})}catch(e){}}f((performance.getEntriesByType('navigation')[0]||{}).type=='back_forward');addEventListener('pageshow',function(e){e.persisted&&f(1)})}(document.documentElement)`
