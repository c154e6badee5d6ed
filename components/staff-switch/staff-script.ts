// An inline script that shows the links for staff before the first paint, if this browser belongs to a member of the staff.

/** The local storage key of the choice: present in the browsers of staff, absent in all others. */
export const STAFF_KEY = 'staff'

export const staffScript = `try{if(localStorage.getItem('${STAFF_KEY}'))document.documentElement.dataset.staff=''}catch(e){}`
