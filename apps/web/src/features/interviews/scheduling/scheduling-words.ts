import type { Invitation, Scheduled } from './scheduling-queries.ts';

export const stateWords: Readonly<Record<Invitation['state'], string>> = {
  invited: 'Link sent',
  opened: 'Link opened',
  'in-progress': 'Under way',
  submitted: 'Submitted',
  'timed-out': 'Time ran out',
  expired: 'Link expired',
  cancelled: 'Cancelled',
};

export const outcomeWords: Readonly<Record<Scheduled[number]['outcome'], string>> = {
  invited: 'Invited',
  'already-invited': 'Has an invitation for this job already',
  'listed-twice': 'Listed twice; invited once',
  'invalid-email': 'This is no e-mail address',
};

export const mailWords: Readonly<Record<Invitation['mails'][number]['kind'], string>> = {
  invitation: 'Invitation',
  resent: 'New link',
  reminder: 'Reminder',
  extended: 'New end',
  cancelled: 'Cancellation',
};

export const deliveryWords = {
  planned: 'planned',
  waiting: 'on its way',
  sent: 'delivered to the mail server',
  refused: 'refused: the address does not take mails',
} as const satisfies Record<NonNullable<Invitation['mails'][number]['delivery']>, string>;

/** Below the field of the first start. */
export const whenEmpty = (isHeld: boolean): string =>
  isHeld ? 'Empty: as early as it may' : 'Empty: at once';

export const reminderWords = (hours: number): string => {
  if (hours === 1) return '1 hour before';
  return hours < 24
    ? `${hours} hours before`
    : `${hours / 24} ${hours === 24 ? 'day' : 'days'} before`;
};

/** Where no job is open. */
export const noJobWords = { post: 'Post a job' } as const;
