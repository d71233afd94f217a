import type { LiveKind, LiveState, PlaceKind } from '@candor/contract/interviews/appointment-rules';

/** What all who meet in a live interview read of it. */

export const kindWords: Readonly<Record<LiveKind, string>> = {
  'phone-screen': 'Phone screen',
  technical: 'Technical interview',
  culture: 'Culture interview',
  panel: 'Panel interview',
  final: 'Final interview',
  other: 'Interview',
};

export const placeWords: Readonly<Record<PlaceKind, string>> = {
  link: 'Online',
  phone: 'By telephone',
  address: 'In person',
};

/** Of a list: where it stands. */
export const stateWords: Readonly<Record<LiveState, string>> = {
  asked: 'No time yet',
  offered: 'Times are offered',
  booked: 'Booked',
  over: 'Over',
  unable: 'No time would do',
  cancelled: 'Cancelled',
};

export const factWords = {
  when: 'When',
  where: 'Where',
  length: 'Length',
  minutes: (count: number) => `${count} minutes`,
  who: 'With',
  job: 'Job',
  candidate: 'Candidate',
  message: 'From the company',
  none: 'No time is booked yet.',
  noOne: 'Who it is with is not decided yet.',
  elsewhere: (text: string, city: string) => `${text} in ${city}`,
};

export const linkWords = {
  page: 'Interview',
  back: 'Back',
  what: 'your interview',
  failed: 'The interview cannot be shown',
  again: 'Try again',
  noToken: 'The link is not complete. Please open it from the mail again.',
  expired:
    'The newest mail about this interview has a link that works. Without one, ask whoever invited you.',
};

export const candidateWords = {
  title: (kind: LiveKind, company: string) => `${kindWords[kind]} with ${company}`,
  asked: {
    pick: (company: string) => `${company} asks you to pick a time.`,
    offer: (company: string) =>
      `${company} asks you when you can. Mark every time that will do: the more, the sooner one is found.`,
    nothingFree: (company: string) =>
      `At the moment no time is free for everybody of ${company}. Offer times of your own instead.`,
    closed: (company: string) =>
      `The last day for this interview has passed. Please write to ${company} below.`,
  },
  offered: (company: string) =>
    `You offered these times. ${company} chooses one, and you get a mail with it.`,
  booked: 'This time is booked.',
  running: 'It has begun.',
  over: 'This interview is over.',
  cancelled: (company: string) => `${company} cancelled this interview.`,
  unable: 'You said that no time will do. Nothing is booked.',
  reason: (reason: string) => `The reason: ${reason}`,
  move: {
    candidate: (company: string) =>
      `${company} asks you for another time. Until one is found, the booked time stands.`,
    company: (company: string) =>
      `You asked for another time. Until ${company} books one of those you offered, the booked time stands.`,
    interviewers: () =>
      'You asked for another time, and the interviewers are looking which will do. Until one is found, the booked time stands.',
  },
  offers: 'Times that you offered',
  changeOffers: 'Change the times',
  moveIt: 'Move it',
  leave: 'Cancel it',
  unableOnly: 'No time will do',
  keep: 'Keep it as it is',
  movesLeft: (count: number) =>
    count === 1 ? 'You can move it once more.' : `You can move it ${count} more times.`,
  noMoves: (company: string) =>
    `You have moved it as often as this page allows. For another time, write to ${company} below.`,
};

export const offerWords = {
  title: 'When can you?',
  moveTitle: 'When can you instead?',
  grid: 'Times at which you can',
  zone: 'Your time zone',
  short: (minutes: number) =>
    `The interview takes ${minutes} minutes. Please make each marked time at least so long.`,
  none: 'Please mark a time.',
  reason: 'Why another time',
  reasonHint: 'The company and the interviewers read it.',
  reasonNeeded: 'Please give a reason.',
  note: 'Note to the company',
  noteHint: 'What they should know, for example what you need to take part.',
  send: 'Offer these times',
  sendMove: 'Ask for one of these times',
  sent: 'Your times are with the company. You get a mail once one is booked.',
  sentMove: 'Your times are with the company. Until one is booked, the old time stands.',
  instead: 'Offer other times instead',
  pickInstead: 'Pick one of the free times instead',
};

export const pickWords = {
  title: 'Pick a time',
  moveTitle: 'Pick another time',
  days: 'Day',
  times: (day: string) => `Times on ${day}`,
  none: 'Please pick a time.',
  book: 'Book this time',
  move: 'Move to this time',
  booked: 'Your interview is booked. A mail with a calendar entry is on its way.',
  moved: 'Your interview is moved. A mail with the new calendar entry is on its way.',
  gone: (time: string) => `${time} is not free any more.`,
  nearest: 'The nearest times that are:',
  noneLeft: 'No other time is free at the moment.',
};

export const leaveWords = {
  title: 'Cancel this interview?',
  unableTitle: 'Will no time do?',
  text: (company: string) => `${company} and everybody who takes part hear of it.`,
  reason: 'Reason',
  isUnable: 'I would like to take part, but no time will do',
  leave: 'Cancel the interview',
  unable: 'Tell the company',
  stay: 'Back to the interview',
  left: 'The company knows.',
};

export const noteWords = {
  title: 'Note to the company',
  hint: 'They read it beside the interview. What you send here takes the place of what you sent before.',
  send: 'Send the note',
  sent: 'The note is with the company.',
};

export const listWords = {
  title: 'Live interviews',
  what: 'your live interviews',
  open: 'Open',
  openOne: (what: string) => `Open: ${what}`,
  turn: 'You are waited for',
  none: 'No live interview is planned',
  noneText: 'When a company asks you to interview somebody, it appears here and comes by mail.',
  withCandidate: (kind: LiveKind, candidate: string) => `${kindWords[kind]} with ${candidate}`,
};

export const seatWords = {
  title: (kind: LiveKind, candidate: string) => `${kindWords[kind]} with ${candidate}`,
  asked: (candidate: string) => `${candidate} was asked when they can. You need to do nothing yet.`,
  offered: (candidate: string) =>
    `${candidate} offered times. Mark which of them will do; a time is booked when it suits everybody.`,
  booked: 'This time is booked, and you are to take part.',
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
  noHours:
    'You have not said when you can interview, so nobody is offered a time with you. Say your hours once, and it goes by itself.',
  sayHours: 'Say your hours',
  signIn: 'Sign in to say your hours',
  accept: 'Accept',
  accepted: 'You accepted. The company knows.',
  decline: 'Decline',
  declineTitle: 'Decline this interview?',
  declineText: 'The company and your colleagues read the reason; the candidate does not.',
  reason: 'Reason',
  stay: 'Back to the interview',
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
  matched: 'Thank you. A time is booked when it suits everybody.',
  comment: 'Note to the company',
  swap: 'Give your seat to',
  swapHint: 'Colleagues who may sit here and are free then. They and the company hear of it.',
  swapSend: 'Give the seat',
  swapNone: 'Choose a person.',
  swapped: 'The seat is given over.',
};
