import type { SomeRefusalWords } from '@candor/contract/refusals';

export const payoutRefusals = {
  changed_meanwhile: {
    payer:
      'Its files named another account to pay from, and your bank may have them. Take its payouts back, then approve them again.',
    owed: 'What is owed has changed since you opened this. Look at it again, then approve.',
    payout:
      'Files for the bank have just been made of it. Your bank may have it already; look there first.',
  },
  day_ahead: 'This day has not come yet.',
  no_account: 'One of these has given no account any more. Select the others.',
  no_files: 'No files for the bank were made of this batch, so nothing of it can be paid yet.',
  no_origin: 'Say first from which account you pay, below what is owed to interviewers.',
  not_found: {
    payout: 'There is no such payout.',
    'payout-batch': 'There is no such batch.',
  },
  own_account: { payout: 'Another super admin has to approve what you are owed yourself.' },
  payout_over: 'This was decided already, or nothing of it waits to be sent.',
} as const satisfies SomeRefusalWords;
