import type { HiringReport } from './report-queries.ts';

export const stageWords: Readonly<Record<HiringReport['funnel'][number]['stage'], string>> = {
  applied: 'Applied',
  screening: 'Screening',
  'bot-interview': 'Bot interview',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
};

export const sourceWords: Readonly<Record<HiringReport['sources'][number]['source'], string>> = {
  'career-page': 'Career page',
  added: 'Added by hand',
  imported: 'Imported',
  referral: 'Referral',
  interview: 'Interview link',
};

export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`;

/** Hours up to two days, then days with one decimal below ten. */
export function timeText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 48) return `${Math.round(hours)} h`;
  const days = hours / 24;
  return `${days < 10 ? days.toFixed(1) : Math.round(days)} days`;
}

export const twoDigits = (value: number | null): string =>
  value === null ? '–' : value.toFixed(2);

/** "NO_FACE" → "No face". */
export function flagWords(violationType: string): string {
  const plain = violationType.toLowerCase().replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export const compareWords = {
  label: 'Compare with',
  none: 'Nothing',
  before: 'The period before',
  year: 'A year before',
  column: (from: string, until: string): string => `${from} – ${until}`,
} as const;

export const promiseWords = {
  title: 'Promises of an answer',
  about:
    'What stages promised candidates, by when each was answered or ran out in this period. After two days more: it was put off once, and the candidate was told.',
  heading: ['Promises', 'Of all', 'Kept', 'Kept after two days more', 'Not kept', 'Kept in time'],
  none: 'No promise of an answer ended in this period.',
  all: 'All',
};

export const appealWords = {
  title: 'Appeals',
  about:
    'Appeals sent in this period. A promise counts once it is due: it is kept if the appeal was answered, or the application reopened, by then.',
  heading: [
    'Appeals',
    'Sent',
    'Upheld',
    'Overturned',
    'Withdrawn',
    'Answered late or overdue',
    'Promise kept',
  ],
  none: 'Nobody appealed in this period.',
  all: 'All',
};
