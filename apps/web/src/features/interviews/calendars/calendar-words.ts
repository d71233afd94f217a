export const calendarWords = {
  title: 'Your calendars',
  intro:
    'Candor reads when you are busy, every quarter of an hour, and keeps nothing else: no titles, places or people. It never writes into a calendar.',
  what: 'your calendars',
  connect: 'Connect a calendar',
  full: (most: number) => `${most} calendars are connected. Disconnect one to connect another.`,
  noneTitle: 'No calendar is connected',
  none: 'Connect the calendars that you use, so that nobody is invited while you are busy.',
  kinds: { feed: 'Feed', caldav: 'CalDAV' },
  of: (kind: string, host: string) => `${kind} of ${host}`,
  read: 'Read',
  next: 'next time',
  good: 'Busy times are kept up to date.',
  since: 'Not read since',
  keeps: 'Its last busy times still count.',
  readNow: 'Read now',
  readNowOf: (name: string) => `Read now: ${name}`,
  isRead: (name: string) => `${name} was read.`,
  isNotRead: (name: string) => `${name} could not be read.`,
  disconnect: 'Disconnect',
  disconnectOf: (name: string) => `Disconnect ${name}`,
  isDisconnected: (name: string) => `${name} was disconnected.`,
  askTitle: (name: string) => `Disconnect ${name}?`,
  ask: 'Its address and its busy times are deleted. You can then be invited at those times. The calendar itself stays as it is.',
  cancel: 'Cancel',
};

export const connectWords = {
  kind: 'How it is read',
  feed: 'By the address of its feed (ICS)',
  caldav: 'By signing in (CalDAV)',
  feedHint:
    'Google: Settings, your calendar, “Secret address in iCal format”. Outlook: Settings, Calendar, Shared calendars, Publish, ICS.',
  caldavHint:
    'iCloud: https://caldav.icloud.com with an app password. Nextcloud and others name the address in their settings.',
  name: 'Name',
  nameHint: 'As you call it. Only you see it.',
  address: 'Address',
  addressHint: 'It is a secret: it is kept sealed and never shown again.',
  user: 'User name',
  password: 'Password',
  passwordHint: 'It is kept sealed and never shown again.',
  zone: 'Time zone of the calendar',
  submit: 'Connect',
  reading: 'The calendar is read once before it is connected. That takes up to a minute.',
  isConnected: 'The calendar is connected.',
};

export const busyWords = {
  title: 'Busy in the coming seven days',
  none: 'The connected calendars have nothing for the coming seven days.',
  zone: (zone: string) => `In the zone of this browser, ${zone}.`,
  allDay: 'all day',
};
