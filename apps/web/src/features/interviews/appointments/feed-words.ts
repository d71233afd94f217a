export const feedWords = {
  title: 'Your interviews in your own calendar',
  intro:
    'Your calendar program can follow an address at which your booked interviews stand: of all companies, those ahead and the last thirty days. Whoever knows the address reads them.',
  what: 'your calendar address',
  none: 'There is no address yet.',
  make: 'Make the address',
  renew: 'Make a new address',
  end: 'End the address',
  made: 'Made',
  read: 'last read',
  unread: 'not read by a calendar program yet',
  secretTitle: 'The address of your interviews',
  secret:
    'Add it in your calendar program as a calendar from the internet. It is not shown again; you can make a new one at any time.',
  renewTitle: 'Make a new address?',
  renewAsk: 'The address of before ends at once. Programs that follow it need the new one.',
  endTitle: 'End the address?',
  endAsk: 'Programs that follow it read nothing from now on. What they have read may stay in them.',
  isEnded: 'The address has ended.',
  cancel: 'Cancel',
};
