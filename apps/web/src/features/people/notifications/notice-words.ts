import type { NoticeKind } from '@candor/contract/people/notice-rules';

/** What a member can be told of. */
export const noticeWords: Readonly<Record<NoticeKind, string>> = {
  appeal: 'A candidate appeals against a rejection, or the answer is late',
  application: 'Somebody applies for a job that you lead',
  withdrawal: 'Somebody withdraws an application for it',
  evidence: 'A candidate explains what was noted in their interview',
  interview: 'A live interview that you asked for changes, or one that you hold is near',
  mention: 'A colleague names you in a note',
  message: 'A candidate answers you, or a message cannot be delivered',
  need: 'A candidate asks for something to take part, or their answer is late',
  reply: 'An answer that candidates were promised is due within two days',
  offer: 'An offer is approved, answered or over',
  submission: 'A candidate has handed in an interview, or its time is over',
  expiry: 'An invitation to an interview ran out before anybody began it',
  recording: 'A recording cannot be made playable',
  share: 'Somebody outside watches a recording that you shared, for the first time',
  credits: 'Credits for interviews run out (whoever runs the company)',
};

/** Of the list: what it is narrowed to. */
export const kindWords: Readonly<Record<NoticeKind, string>> = {
  application: 'Applications',
  withdrawal: 'Withdrawals',
  interview: 'Live interviews',
  mention: 'Mentions',
  offer: 'Offers',
  message: 'Messages',
  need: 'Needs',
  evidence: 'Explanations',
  appeal: 'Appeals',
  reply: 'Promised answers',
  submission: 'Interviews handed in',
  expiry: 'Invitations that ran out',
  recording: 'Recordings',
  share: 'Shared recordings',
  credits: 'Credits',
};

export const listWords = {
  list: 'Your notifications',
  show: 'Which',
  all: 'All',
  unreadOnly: 'Not read',
  kind: 'About',
  allKinds: 'About anything',
  readAll: 'Mark all as read',
  unread: 'New',
  none: 'No notification matches.',
} as const;

export const timeWords = {
  title: 'Quiet hours and daily mail',
  digest: 'One mail a day, at 8 in the morning',
  digestAbout: 'Of everything above that is mailed to you.',
  from: 'Quiet from',
  until: 'Quiet until',
  quietAbout:
    'In between nothing of the above is mailed or shown by this browser; it stands in the list, and one mail follows afterwards. New sign-ins, and what has a mail of its own, come at once.',
  zone: 'Time zone',
  never: 'No quiet hours',
  hour: (hour: number): string => `${String(hour).padStart(2, '0')}:00`,
  save: 'Save',
  saved: 'Saved. What waits is mailed at its time.',
  what: 'your hours',
} as const;
