import type { timelineGroups } from '@candor/contract/hiring/candidate-rules';
import type { CandidateRow, Profile, TimelineEntry } from './candidate-queries.ts';
import { locale } from '../../../ui/reader-locale.ts';

export const stageWords: Readonly<
  Record<NonNullable<CandidateRow['application']>['stageKind'], string>
> = {
  applied: 'Applied',
  screening: 'Screening',
  'bot-interview': 'Bot interview',
  interview: 'Interview',
  offer: 'Offer',
};

export const statusWords: Readonly<
  Record<NonNullable<CandidateRow['application']>['status'], string>
> = {
  active: 'In progress',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  hired: 'Hired',
};

/** Where an application stands; of one that is over, where it ended, which of a hired person says nothing. */
export function standing(status: keyof typeof statusWords, stageName: string): string {
  if (status === 'active') return stageName;
  return status === 'hired' ? statusWords.hired : `${statusWords[status]} at ${stageName}`;
}

export const importLinkWords = 'Import CSV';
export const appealsLinkWords = 'Appeals';

export const sortWords = {
  activity: 'Last active first',
  newest: 'Newest first',
  name: 'Name A–Z',
  score: 'Best score first',
} as const;

export const sourceWords: Readonly<Record<Profile['source'], string>> = {
  'career-page': 'Career page',
  added: 'Added by hand',
  imported: 'Imported',
  referral: 'Referral',
  interview: 'Interview',
};

/** An application that nobody of the company has opened. */
export const unreadChip = 'Not opened yet';

export const riskWords: Readonly<
  Record<NonNullable<Profile['interviews'][number]['risk']>, string>
> = {
  LOW_RISK: 'Low risk',
  MEDIUM_RISK: 'Medium risk',
  HIGH_RISK: 'Needs review',
  CRITICAL_RISK: 'Needs review',
};

export const interviewWords: Readonly<Record<Profile['interviews'][number]['state'], string>> = {
  invited: 'Invited',
  opened: 'Link opened',
  'in-progress': 'Under way',
  submitted: 'Submitted',
  'timed-out': 'Time ran out',
  expired: 'Link expired',
  cancelled: 'Cancelled',
};

export function countText(total: { count: number; isMore: boolean }): string {
  const { count, isMore } = total;
  const number = count.toLocaleString(locale);
  if (isMore) return `${number}+ candidates`;
  return count === 1 ? '1 candidate' : `${number} candidates`;
}

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const moved = ({ kind, from, to }: TimelineEntry) => {
  if (kind === 'decided') return `: ${decisionWords[to ?? ''] ?? ''}`;
  return from !== null && to !== null && from !== to ? ` from ${from} to ${to}` : '';
};
const about = ({ jobTitle }: TimelineEntry) => (jobTitle === null ? '' : ` · ${jobTitle}`);

const verbs: Readonly<Record<TimelineEntry['kind'], string>> = {
  applied: 'Applied',
  moved: 'Moved',
  rejected: 'Rejected',
  withdrawn: 'Withdrew',
  hired: 'Hired',
  reopened: 'Reopened',
  undone: 'Taken back',
  invited: 'Invited to a bot interview',
  started: 'Started the bot interview',
  submitted: 'Submitted the bot interview',
  'timed-out': 'Ran out of time in the bot interview',
  cancelled: 'Bot interview cancelled',
  decided: 'Decided after the bot interview',
  explained: 'Explained what was noted in the bot interview',
  'live-asked': 'Asked to a live interview',
  'live-offered': 'Offered times for the live interview',
  'live-booked': 'Live interview booked',
  'live-move-asked': 'Other times wanted for the live interview',
  'live-moved': 'Live interview moved',
  'live-move-declined': 'Live interview stays at its time',
  'live-cancelled': 'Live interview cancelled',
  'live-unable': 'No time will do for the live interview',
  'live-noted': 'Note about the live interview',
  'live-feedback': 'Scorecard of the live interview sent',
  'offer-sent': 'Offer sent',
  'offer-accepted': 'Offer accepted',
  'offer-declined': 'Offer declined',
  'offer-withdrawn': 'Offer withdrawn',
  'offer-expired': 'Offer not answered in time',
  'message-sent': 'Message sent',
  'message-failed': 'Message could not be delivered',
  'message-received': 'Message from the candidate',
  repeated: 'Applied again',
  merged: 'Merged with',
  note: 'Note',
  mail: 'Mail',
  'mail-invitation': 'Mail: invitation to the bot interview',
  'mail-resent': 'Mail: invitation sent again',
  'mail-reminder': 'Mail: reminder of the bot interview',
  'mail-extended': 'Mail: more time for the bot interview',
  'mail-cancelled': 'Mail: bot interview cancelled',
  file: 'File',
  shared: 'Recording shared',
  watched: 'Recording watched',
  consented: 'Consent given',
  'consent-withdrawn': 'Consent withdrawn',
};

export const groupWords: Readonly<Record<(typeof timelineGroups)[number], string>> = {
  applications: 'Applications',
  interviews: 'Interviews',
  offers: 'Offers',
  mails: 'Mails',
  notes: 'Notes',
  files: 'Files',
  recordings: 'Recordings',
  consents: 'Consents',
};

export const purposeWords: Readonly<Record<string, string>> = {
  application: 'For an application',
  'talent-pool': 'For future jobs',
};

const decisionWords: Readonly<Record<string, string>> = {
  advance: 'go on',
  reject: 'reject',
  hold: 'wait',
  open: 'open again',
};

/** What happened, in one line. */
export const entryTitle = (entry: TimelineEntry): string =>
  `${verbs[entry.kind]}${entry.isPrivate ? ', private' : ''}${moved(entry)}${about(entry)}`;

/** Where an entry of an interview leads. */
export const openText = ({ kind }: TimelineEntry): string =>
  kind.startsWith('live-') ? 'Open the interview' : 'Open the report';

/** What it says beside the line; a score in words. */
export function entryText({ kind, text }: TimelineEntry): string | null {
  if (text === null) return null;
  if (kind === 'consented' || kind === 'consent-withdrawn') return purposeWords[text] ?? text;
  if (kind === 'shared') return `With ${text}`;
  return kind === 'submitted' || kind === 'timed-out' ? `${text} % right` : text;
}

export const editWords = {
  noFirstName: 'Please enter the first name.',
  noDay: 'Please give a day from 1900 to 9999.',
} as const;

export const scheduleWords = { bot: 'Invite to bot interview', live: 'Schedule live interview' };

export const writeWords = 'Write to them';

export const stepKeyWords = {
  title: 'The search',
  all: 'All found',
  everybody: 'All candidates',
  forth: 'Next →',
  back: '← Previous',
  place: (at: number, total: string | number) => `${at} of ${total}`,
  next: 'Next candidate found',
  previous: 'Previous candidate found',
} as const;
