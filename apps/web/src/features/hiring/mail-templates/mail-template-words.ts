import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';

/** What each mail is called, and when it leaves. */
export const letterWords: Readonly<Record<LetterKind, { title: string; when: string }>> = {
  received: {
    title: 'Application received',
    when: 'Leaves at once when somebody applies on your career page.',
  },
  withdrawn: {
    title: 'Application withdrawn',
    when: 'Leaves when a candidate withdraws an application.',
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
    when: 'Leaves at the hours chosen with the invitation, or when you remind somebody, as long as the interview has not begun.',
  },
  resent: {
    title: 'New link',
    when: 'Leaves when you send the link of an interview again.',
  },
  extended: {
    title: 'More time',
    when: 'Leaves when you extend the window of an interview and tell the candidate.',
  },
  cancelled: {
    title: 'Interview cancelled',
    when: 'Leaves when you cancel an interview and tell the candidate.',
  },
};

export const leaveWords = {
  title: 'Your words are not saved',
  text: 'Mails go on with the old ones. This browser keeps yours until you come back.',
};
