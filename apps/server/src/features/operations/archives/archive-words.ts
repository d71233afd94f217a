import type { ArchiveKind, LeavingReason } from '@candor/contract/operations/archive-rules';

const plain = (companyName: string): string =>
  companyName.replaceAll(/[^\p{L}\p{N} .-]+/gu, '').trim();

export const archiveFileName = (companyName: string, day: string): string =>
  `candor ${plain(companyName)} ${day}.zip`;

export const leavingsFileName = (day: string): string => `left out ${day}.csv`;

/** A note is of whoever wrote it, and nobody here did. */
export const noteFromElsewhere = (note: {
  readonly text: string;
  readonly author: string;
  readonly fromCompany: string;
}): string =>
  note.author === ''
    ? note.text
    : `${note.text}\n\nWritten by ${note.author}, brought from ${note.fromCompany}.`;

export const archiveNotices = {
  ready: { title: 'Your company’s file is ready', body: 'It lies here for a week.' },
  refused: { title: 'The file could not be brought', body: 'The page says why.' },
  done: { title: 'The file has been brought in', body: 'See what came and what was left out.' },
} as const;

export const leavingHeading = ['What', 'File', 'Line or number', 'Why'] as const;

export const kindWords: Readonly<Partial<Record<ArchiveKind, string>>> = {
  settings: 'Setting',
  templates: 'Template',
  questions: 'Question',
  tests: 'Test',
  jobs: 'Job',
  people: 'Candidate',
  notes: 'Note',
  applications: 'Application',
  files: 'File of a candidate',
};

export const reasonWords: Readonly<Record<LeavingReason, string>> = {
  unfit: 'It holds more than a file takes, or what no page here would.',
  ahead: 'It is of a day that has not come.',
  too_long: 'It is larger than 1 MB.',
  erased: 'This person was erased here.',
  deleted: 'It was here before, and was deleted.',
  no_person: 'Its candidate is not here.',
  no_job: 'Its job is not here.',
  no_question: 'It asks a question that is not here.',
  job_closed: 'Its job is closed here.',
  wrong_type: 'Files of this kind are not taken.',
  no_content: 'The file itself is missing, or is another.',
  not_kept: 'What it says cannot be kept here.',
  would_delete: 'It keeps data for less long than you do. Choose it under Retention.',
  not_own: 'Only this company decides it, not the file of another.',
  no_stage: 'Its job has no stage here.',
  no_room: 'There was no room for it.',
};
