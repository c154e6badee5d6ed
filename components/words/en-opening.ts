// The English words of the browser script that says whether the office is open. A file of its own, so that no script loads the words of another.
// The script writes a value in the place of each `{}`.

export const openingWords = {
  locale: 'en-US',
  openNow: 'Open now',
  until: ', until {}',
  closed: 'Closed',
  closedNow: 'Closed now',
  closedToday: 'Closed today for {}',
  opens: ', opens {}at {}',
  weekday: '{} ',
  date: '{}, ',
  time: '{}',
  timeAtOne: '{}',
  noon: 'noon',
  midnight: 'midnight',
  am: 'AM',
  pm: 'PM',
}
