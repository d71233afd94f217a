import type { LiveKind } from '@candor/contract/interviews/appointment-rules';
import { kindWords } from './appointment-words.ts';

export const seatWords = {
  title: (kind: LiveKind, candidate: string) => `${kindWords[kind]} with ${candidate}`,
  asked: (candidate: string) => `${candidate} was asked when they can. You need to do nothing yet.`,
  offered: (candidate: string) =>
    `${candidate} offered times. Mark which of them will do; a time is booked when it suits everybody.`,
  booked: 'This time is booked, and you are to take part.',
  unfilled: 'This time is booked, and nobody sits here yet. You may take the seat.',
  beside: (name: string) => `${name} takes part. There is nothing you need to do.`,
  over: 'This interview is over.',
  cancelled: 'This interview was cancelled.',
  unable: (candidate: string) => `${candidate} said that no time will do. Nothing is booked.`,
  move: {
    candidate: (candidate: string) =>
      `${candidate} is asked for another time. Until one is found, the booked time stands.`,
    company: () =>
      'Another time is wanted. The company decides; until then the booked time stands.',
    interviewers: (candidate: string) =>
      `${candidate} asks for another time. Mark which of the offered times will do; until one is found, the booked time stands.`,
  },
  answers: {
    open: 'You have not answered yet.',
    accepted: 'You accepted.',
    declined: 'You declined. The company looks for somebody else.',
  },
  stillFree: 'You declined, and nobody has taken your seat yet. You can still accept.',
  mustAccept:
    'Please accept or decline. Until you accept, the company is told nothing of when you can, and no time with you is offered.',
  noHours:
    'You have not said when you can interview, so nobody is offered a time with you. Say your hours once, and it goes by itself.',
  sayHours: 'Say your hours',
  changeHours: 'Change your hours',
  accept: 'Accept',
  accepted: 'You accepted. The company knows.',
  decline: 'Decline',
  declineTitle: 'Decline this interview?',
  declineText: 'The company and your colleagues read the reason; the candidate does not.',
  reason: 'Reason',
  stay: 'Back to the interview',
  keep: 'Keep it as it is',
  declined: 'You declined. The company knows.',
  propose: 'Propose other times',
  proposeTitle: 'Which times would do?',
  proposeHint:
    'The company sees them and may move the interview. Until then the booked time stands.',
  sendProposal: 'Propose these times',
  proposed: 'The company sees the times that you proposed.',
  matchTitle: 'Which of the offered times will do?',
  matchGrid: 'Offered times',
  matchAll: 'All of them will do',
  sendMatch: 'These will do',
  sendNone: 'None of these will do',
  matched: 'Thank you. A time is booked when it suits everybody.',
  matchedNone: 'Thank you. The company looks for other times.',
  comment: 'Note to the company',
  swap: 'Give your seat to',
  swapHint: 'Colleagues who may sit here and are free then. They and the company hear of it.',
  swapSend: 'Give the seat',
  swapNone: 'Choose a person.',
  scorecard: 'Plan and scorecard',
  swapped: 'The seat is given over.',
};
