/** The local storage key of the choice: present in the browsers of staff, absent in all others. */
export const STAFF_KEY = 'staff'
