import { filledTitle } from '../pipeline/index.ts';

type Facts = {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** `Friday 15 January 2027 at 23:59 (Europe/Oslo, GMT+1)`, and the same in UTC. */
  readonly until: string;
};

const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const secrecy = 'The link is for you alone. Please do not pass it on.';

/** To the candidate, when it is sent. */
export const sentWords = ({ firstName, jobTitle, companyName, until }: Facts, message: string) => ({
  subject: `An offer from ${companyName}: ${jobTitle}`,
  preview: `${companyName} offers you a position. Please answer by ${until}.`,
  greeting: hello(firstName),
  paragraphs: [
    `${companyName} offers you the position “${jobTitle}”.`,
    ...(message === '' ? [] : [message.split(/\r\n?|\n/).filter((line) => line.trim() !== '')]),
    `You can read the terms, keep them as a PDF, and accept or decline until ${until}.`,
  ],
  closing: [`You need no account. ${secrecy}`],
  button: 'Read the offer',
});

/** Once, while it is open. */
export const reminderWords = ({ firstName, jobTitle, companyName, until }: Facts) => ({
  subject: `Your offer from ${companyName} ends soon`,
  preview: `Please answer by ${until}.`,
  greeting: hello(firstName),
  paragraphs: [
    `The offer of ${companyName} for “${jobTitle}” waits for your answer. It can be accepted until ${until}.`,
  ],
  closing: [`Links in earlier mails work as well. ${secrecy}`],
  button: 'Read the offer',
});

export const withdrawnWords = ({ firstName, jobTitle, companyName }: Facts) => ({
  subject: `The offer of ${companyName} is withdrawn`,
  preview: `It was for “${jobTitle}”.`,
  greeting: hello(firstName),
  paragraphs: [
    `${companyName} has withdrawn its offer for “${jobTitle}”. It cannot be accepted any more, and there is nothing you need to do.`,
  ],
  closing: [],
});

/** With the way to the paper that has the answer in it. */
export const acceptedWords = (
  { firstName, jobTitle, companyName }: Facts,
  signedName: string,
  at: string,
) => ({
  subject: `You have accepted the offer of ${companyName}`,
  preview: `“${jobTitle}” at ${companyName}.`,
  greeting: hello(firstName),
  paragraphs: [
    `You have accepted the offer of ${companyName} for “${jobTitle}” as ${signedName}, on ${at}.`,
    'By the link you see what you accepted, and get it as a PDF with your answer in it.',
  ],
  closing: [`If this was not you, please tell ${companyName} at once. ${secrecy}`],
  button: 'See what you accepted',
});

/** To whoever approves next. */
export const askingWords = (given: {
  readonly name: string;
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly askedBy: string;
}) => ({
  subject: `Please approve an offer: ${given.jobTitle}`,
  preview: `${given.askedBy} has written an offer for ${given.candidateName}.`,
  greeting: hello(given.name),
  paragraphs: [
    `${given.askedBy} has written an offer for ${given.candidateName}, “${given.jobTitle}”, and it is your turn to approve it. It is sent when everybody who is asked has approved it.`,
  ],
  closing: [],
  button: 'Read the offer',
});

/** In the list of notices: no names of candidates, because not everybody of a team may see them. */
export const noticeTitles = {
  asked: 'Please approve an offer',
  approved: 'An offer is approved and can be sent',
  sentBack: 'An offer was sent back to be written again',
  stuck: 'Somebody who is to approve an offer has left',
  accepted: 'An offer was accepted',
  declined: 'An offer was declined',
  expired: 'An offer was not answered in time',
  closed: filledTitle,
} as const;
