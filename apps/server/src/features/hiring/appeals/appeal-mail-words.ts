type Facts = {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly replyBy: Date;
};

type Kind = 'filed' | 'upheld' | 'overturned' | 'granted' | 'late';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const subjects: Readonly<Record<Kind, (facts: Facts) => string>> = {
  filed: ({ companyName }) => `${companyName} has your appeal`,
  upheld: ({ companyName }) => `${companyName} answered your appeal`,
  overturned: ({ companyName }) => `${companyName} answered your appeal`,
  granted: ({ companyName }) => `${companyName} has taken up your application again`,
  late: ({ companyName }) => `${companyName} is late with its answer`,
};

const texts: Readonly<Record<Kind, (facts: Facts) => string>> = {
  filed: ({ companyName, jobTitle, replyBy }) =>
    `Your appeal against the decision on your application for ${jobTitle} has arrived. Somebody at ${companyName} who did not decide, and does not read why it was decided so, looks at everything anew and answers by ${day.format(replyBy)}.`,
  upheld: ({ companyName, jobTitle }) =>
    `A second person at ${companyName} looked at your application for ${jobTitle}. The decision stays as it is. Their reason stands on your page.`,
  overturned: ({ companyName, jobTitle }) =>
    `A second person at ${companyName} looked at your application for ${jobTitle} and decided otherwise: it goes on. Their reason stands on your page.`,
  granted: ({ companyName, jobTitle }) =>
    `${companyName} has taken up your application for ${jobTitle} again, before your appeal was answered. It goes on as before.`,
  late: ({ companyName, jobTitle, replyBy }) =>
    `${companyName} promised to answer your appeal about ${jobTitle} by ${day.format(replyBy)} and has not done so yet. We have told them. Your appeal stays open.`,
};

const buttons: Readonly<Record<Kind, string>> = {
  filed: 'See your appeal',
  upheld: 'Read the answer',
  overturned: 'Read the answer',
  granted: 'Open your page',
  late: 'See your appeal',
};

/** What a candidate is told of their appeal. A mailbox may be read by others: their words and the answer stand in no mail. */
export const appealLetter = (kind: Kind, facts: Facts) => ({
  subject: subjects[kind](facts),
  preview: `About your application for ${facts.jobTitle}.`,
  greeting: facts.firstName === '' ? 'Hello,' : `Hello ${facts.firstName},`,
  paragraphs: [texts[kind](facts)],
  button: buttons[kind],
});

export type LetterKind = Kind;

export const noticeTitles = {
  filed: 'A candidate appeals: you can answer',
  alone: 'An appeal needs a second person',
  overdue: 'The answer to an appeal is late',
} as const;
