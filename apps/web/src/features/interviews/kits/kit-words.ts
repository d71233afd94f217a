import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { KitPageOf } from './kit-queries.ts';

export const stateNames = { active: 'In use', retired: 'Archived' } as const;

export const listWords: ListWords<KitPageOf> = {
  title: 'Interview kits',
  what: 'the interview kits',
  count: counted('kit', 'kits'),
  none: {
    title: 'No interview kits yet',
    text: 'A kit says what the people of a live interview ask, and by what each of them judges it.',
  },
  unmatched: {
    title: unmatched('No kit matches'),
    text: 'Try fewer words, or the kits in use.',
  },
};

export const columnWords = {
  kit: 'Kit',
  version: 'Version',
  minutes: 'Minutes',
  attributes: 'Attributes',
  interviews: 'Interviews',
  changed: 'Last changed',
  unit: {
    minutes: (count: number) => (count === 1 ? ' minute' : ' minutes'),
    attributes: (count: number) => (count === 1 ? ' attribute' : ' attributes'),
  },
  many: '1,000+',
};

export const kitWords = {
  search: 'Name of a kit',
  state: 'State',
  create: 'New kit',
  all: 'All kits',
  new: 'New interview kit',
  page: 'Interview kit',
  what: 'the kit',
  gone: 'There is no such kit',
  goneText: 'It belongs to another company, or the address is not complete.',
  failed: 'The kit could not be loaded',
  again: 'Try again',
  version: (version: number) => `Version ${version}`,
  next: 'Saving makes a new version for the interviews that are scheduled from then on; those that were scheduled keep theirs.',
  save: 'Save',
  saved: 'Saved.',
  putAway: 'Archive',
  takeBack: 'Use again',
  isPutAway: 'Archived. It is no longer proposed for new interviews.',
  isInUse: 'In use again.',
  versions: 'Versions',
  versionOf: (version: number) => `Version ${version}, `,
  by: (name: string) => (name === '' ? '' : ` by ${name}`),
};

export const fieldWords = {
  name: 'Name of the kit',
  noName: 'Please give the kit a name.',
  plan: 'Plan',
  planHint: 'The parts of the talk, in order. Interviewers see it before, during and after.',
  minutesAll: (minutes: number) => `${minutes} minutes together.`,
  section: (place: number) => `Part ${place}`,
  title: 'Name of the part',
  noTitle: 'Please name this part.',
  minutes: 'Minutes',
  badMinutes: (most: number) => `Please give a whole number from 1 to ${most}.`,
  questions: 'Questions, one a line',
  manyQuestions: (most: number) => `At most ${most} questions.`,
  longLine: (most: number) => `At most ${most} characters a line.`,
  lookFor: 'What to look for',
  addSection: 'Add a part',
  removeSection: (place: number) => `Remove part ${place}`,
  card: 'Scorecard',
  cardHint:
    'Each interviewer gives each attribute one of four points. Say in words what each point means, so that two people mean the same by it.',
  attribute: (place: number) => `Attribute ${place}`,
  attributeName: 'What is judged',
  noAttribute: 'Please say what is judged.',
  isMust: 'A must: without a point for it no scorecard can be sent',
  point: (point: number) => `${point} means`,
  noPoint: 'Please say what this point means.',
  addAttribute: 'Add an attribute',
  removeAttribute: (place: number) => `Remove attribute ${place}`,
  free: 'Questions to the interviewers',
  freeHint: 'Answered in their own words, beside an overall recommendation, which is always asked.',
  application: 'Application',
  sharesApplication: 'Whoever interviews reads the answers of the application',
  cv: 'What whoever interviews reads of the CV',
  cvHint:
    'A colleague makes the redacted copy on the page of the candidate, under CV. Until then whoever reads that copy reads nothing.',
  cvReadings: {
    none: 'Nothing',
    sent: 'Colleagues the CV, people from outside a redacted copy',
    blackened: 'Everybody only a redacted copy',
  },
  proposed: {
    title: 'Welcome and past work',
    lookFor: 'What they did themselves, and what they would do differently.',
    questions: 'Which piece of work are you proud of?\nWhat was your own part in it?',
    name: 'Reasoning',
    points: [
      'Guesses, and cannot say why',
      'Gives reasons when helped along',
      'Gives sound reasons by themselves',
      'Weighs what nobody asked about',
    ],
  },
};

export const choiceWords = {
  label: 'Interview kit',
  none: 'None: an overall recommendation only',
  hint: 'What the interviewers ask, and by what they judge.',
  option: (name: string, minutes: number) => (minutes === 0 ? name : `${name}, ${minutes} minutes`),
  title: 'Interview kit',
  noKit: 'None. Interviewers give an overall recommendation.',
  with: (name: string, version: number) => `${name}, version ${version}`,
  chosen: 'The interviewers see this kit from now on.',
  what: 'the kit',
  cvOf: {
    sent: 'Colleagues read the CV, people from outside a redacted copy.',
    blackened: 'Everybody reads only a redacted copy of the CV.',
  },
  noCv: 'The application came without a CV.',
  copy: {
    ready: 'The copy is there.',
    missing: 'There is no copy yet: whoever would read it reads nothing.',
    stale:
      'An earlier CV was redacted, this one is not: whoever would read the copy reads nothing until somebody redacts this one.',
  },
  toCv: { ready: 'Open the CV', missing: 'Redact the CV', stale: 'Redact the new CV' },
};
