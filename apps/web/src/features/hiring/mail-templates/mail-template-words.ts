import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';

/** What each mail is called, and when it leaves. */
export const letterWords: Readonly<Record<LetterKind, { title: string; when: string }>> = {
  received: {
    title: 'Application received',
    when: 'Sent at once when somebody applies on your career page.',
  },
  withdrawn: {
    title: 'Application withdrawn',
    when: 'Sent when a candidate withdraws an application.',
  },
  rejection: {
    title: 'Rejection',
    when: 'Offered when you reject candidates; the words can be changed each time.',
  },
  invitation: {
    title: 'Invitation to an interview',
    when: 'Offered when you schedule interviews; the words can be changed each time.',
  },
  reminder: {
    title: 'Reminder of an interview',
    when: 'Sent at the hours chosen with the invitation, or when you remind somebody, as long as the interview has not begun.',
  },
  resent: {
    title: 'New link',
    when: 'Sent when you send the link of an interview again.',
  },
  extended: {
    title: 'More time',
    when: 'Sent when you extend the window of an interview and tell the candidate.',
  },
  cancelled: {
    title: 'Interview cancelled',
    when: 'Sent when you cancel an interview and tell the candidate.',
  },
  'live-asked': {
    title: 'Live interview: asked',
    when: 'Sent when you ask somebody to a live interview. Your message of that one stands in it in any case.',
  },
  'live-waiting': {
    title: 'Live interview: still waiting',
    when: 'Sent when you remind a candidate who has to say something.',
  },
  'live-booked': {
    title: 'Live interview: booked',
    when: 'Sent with a calendar entry once a time is certain.',
  },
  'live-moved': {
    title: 'Live interview: moved',
    when: 'Sent with the changed calendar entry once another time is certain.',
  },
  'live-move-asked': {
    title: 'Live interview: other times needed',
    when: 'Sent when you want to move a live interview and the candidate has to say when.',
  },
  'live-move-declined': {
    title: 'Live interview: not moved',
    when: 'Sent when you keep a time that the candidate wanted to move.',
  },
  'live-reminder': {
    title: 'Live interview: reminder',
    when: 'Sent a day and an hour before a live interview.',
  },
  'live-cancelled': {
    title: 'Live interview: cancelled',
    when: 'Sent when you cancel a live interview.',
  },
};

export const leaveWords = {
  title: 'Your words are not saved',
  text: 'Mails keep using the old ones. This browser keeps yours until you come back.',
};

/** Where the mails are chosen from a list that opens. */
export const choiceWords = { label: 'Mail', own: (title: string) => `${title} (your own)` };
