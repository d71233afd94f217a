export const feedWords = {
  title: 'Your interviews in your own calendar',
  intro:
    'Your calendar program can follow an address at which your booked interviews stand: of all companies, those ahead and the last thirty days. Whoever knows the address reads them.',
  what: 'your calendar address',
  none: 'There is no address yet.',
  make: 'Create the address',
  renew: 'Create a new address',
  end: 'Remove the address',
  made: 'Made',
  read: 'last read',
  unread: 'not read by a calendar program yet',
  secretTitle: 'The address of your interviews',
  secret:
    'Add it in your calendar program as a calendar from the internet. It is not shown again; you can make a new one at any time.',
  renewTitle: 'Create a new address?',
  renewAsk: 'The old address stops working at once. Programs that follow it need the new one.',
  endTitle: 'Remove the address?',
  endAsk: 'Calendar programs get nothing more from it. They may keep what they have read.',
  isEnded: 'The address is removed.',
  cancel: 'Cancel',
};
