type Facts = {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
};

type Kind = 'granted' | 'offered' | 'declined';

const texts: Readonly<Record<Kind, (facts: Facts) => string>> = {
  granted: ({ companyName, jobTitle }) =>
    `${companyName} grants what you asked for, for your interview for ${jobTitle}. What it has now, and what they wrote, stands on the page.`,
  offered: ({ companyName, jobTitle }) =>
    `${companyName} offers something else than what you asked for, for your interview for ${jobTitle}. You can say yes or no.`,
  declined: ({ companyName, jobTitle }) =>
    `${companyName} declines what you asked for, for your interview for ${jobTitle}. Two people there decided so.`,
};

const buttons: Readonly<Record<Kind, string>> = {
  granted: 'See what was granted',
  offered: 'Read the offer',
  declined: 'Read the answer',
};

/**
 * What a candidate is told of their ask. A mailbox may be read by others: what they asked for stands in no mail, and
 * what the company wrote to it stands on the page.
 */
export const answerWords = (kind: Kind, facts: Facts) => ({
  subject: `${facts.companyName} answered what you asked for`,
  preview: `About your interview for ${facts.jobTitle}.`,
  greeting: facts.firstName === '' ? 'Hello,' : `Hello ${facts.firstName},`,
  paragraphs: [texts[kind](facts)],
  button: buttons[kind],
});

/** A lock screen shows no name: that somebody needs something is theirs to tell. */
export const noticeTitles = {
  asked: 'A candidate asks for something to take part',
  confirm: 'A colleague asks you to confirm a refusal',
  sentBack: 'A refusal was not confirmed',
  turnedDown: 'A candidate says no to what was offered',
  accepted: 'A candidate accepts what was offered',
  overdue: 'The answer to a candidate’s need is late',
} as const;
