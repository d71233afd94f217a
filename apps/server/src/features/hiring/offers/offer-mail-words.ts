import { filledTitle } from '../pipeline/index.ts';

const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

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
