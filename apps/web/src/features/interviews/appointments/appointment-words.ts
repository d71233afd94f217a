import type { LiveKind, LiveState, PlaceKind } from '@candor/contract/interviews/appointment-rules';
import { inLanguages } from '../../../lib/language.ts';

/** What all who meet in a live interview read of it. */

export const kindWords: Readonly<Record<LiveKind, string>> = inLanguages('live-kinds', {
  'phone-screen': 'Phone screen',
  technical: 'Technical interview',
  culture: 'Culture interview',
  panel: 'Panel interview',
  final: 'Final interview',
  other: 'Interview',
});

export const placeWords: Readonly<Record<PlaceKind, string>> = inLanguages('live-places', {
  link: 'Online',
  call: 'Video call',
  phone: 'By telephone',
  address: 'In person',
});

/** Of a list: where it stands. */

export const stateWords: Readonly<Record<LiveState, string>> = inLanguages('live-states', {
  asked: 'No time yet',
  offered: 'Times are offered',
  booked: 'Booked',
  over: 'Over',
  unable: 'No time would do',
  cancelled: 'Cancelled',
});

export const factWords = inLanguages('live-facts', {
  when: 'When',
  where: 'Where',
  videoCall:
    'In a video call here, in the browser. It opens 15 minutes before the interview begins.',
  length: 'Length',
  minutes: (count: number) => `${count} minutes`,
  who: 'With',
  job: 'Job',
  candidate: 'Candidate',
  message: 'From the company',
  none: 'No time is booked yet.',
  noOne: 'Who it is with is not decided yet.',
  reason: (reason: string) => `The reason: ${reason}`,
  short: (minutes: number) =>
    `The interview takes ${minutes} minutes. Please make each marked time at least so long.`,
  elsewhere: (text: string, city: string) => `${text} in ${city}`,
});

export const asideWords = {
  title: 'You interview',
  showAll: (count: number) => `Show all ${count}`,
};

export const listWords = inLanguages('live-list', {
  title: 'Live interviews',
  what: 'your live interviews',
  open: 'Open',
  openOne: (what: string) => `Open: ${what}`,
  turn: 'You are waited for',
  none: 'No live interview is planned',
  noneText: 'When a company asks you to interview somebody, it appears here and comes by mail.',
  withCompany: (kind: LiveKind, company: string) => `${kindWords[kind]} with ${company}`,
  withCandidate: (kind: LiveKind, candidate: string) => `${kindWords[kind]} with ${candidate}`,
});

export const joinWords = inLanguages('live-join', { join: 'Join the video call' });
