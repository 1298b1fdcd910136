/** The words of what reminds a reader of their turn, in English. This file defines the keys. */
export const en = {
  'reminders.turn': 'Your turn',
  'reminders.cameIn': '{name} is at the table',
  'reminders.turnUntil': 'Your turn, until {when}',
  'reminders.proposal': 'A proposal for you',
  'reminders.when':
    'Each reminder works while you look at another page or window, at every table on this device, until you switch it off.',
  'reminders.title': 'In the title of the page',
  'reminders.sound': 'By a soft sound',
  'reminders.notice': 'By a notification of the browser',
  'reminders.push': 'By a message to this device, also when the page is closed',
  'reminders.pushNote':
    'The message comes from this server through the push service of your browser. It is encrypted, and says only which game waits for you.',
  'reminders.pushFailed':
    'Messages to this device do not work now: the browser, its push service or the server does not take part. Try again later.',
  'reminders.cannot:denied':
    'The browser does not allow this page notifications. You can change that in its settings for this page.',
  'reminders.cannot:frame':
    'Within another page the browser shows no notifications. Open the game in a window of its own.',
  'reminders.cannot:insecure': 'Browsers show notifications only for pages whose address begins with https.',
  'reminders.cannot:unable': 'This browser shows no notifications of pages.',
} as const;
export type RemindersKey = keyof typeof en;
