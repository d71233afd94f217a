import {
  ARCHIVE_MOST_ROWS,
  type ArchiveKind,
  type ArchiveProblem,
} from '@candor/contract/operations/archive-rules';
import { locale } from '../../../ui/reader-locale.ts';

const mostRows = ARCHIVE_MOST_ROWS.toLocaleString(locale);

export const kindWords: Readonly<Record<ArchiveKind, string>> = {
  questions: 'Questions',
  jobs: 'Jobs',
  people: 'Candidates',
  applications: 'Applications',
};

export const problemWords: Readonly<Record<ArchiveProblem, (file: string) => string>> = {
  unreadable: () => 'This is not a ZIP file, or it was cut on its way. Please get it once more.',
  too_large: (file) =>
    file === ''
      ? 'The file unpacks to more than 64 MB. It is not read.'
      : `${file} has more than ${mostRows} rows, or one of more than 1 MB. It is not read.`,
  no_archive: () => 'This ZIP file was not made by “Take along” of a Candor.',
  too_new: () => 'A newer Candor made this file. Upgrade this one first.',
  bad_signature: () =>
    'The signature does not fit: somebody changed what the file says of itself, or it is not signed.',
  changed: (file) =>
    `${file} was changed after the file was signed, or is missing. Nothing is read.`,
  bad_row: (file) =>
    `${file} holds a row that this Candor does not understand, or one twice. Nothing is read.`,
};

export const archiveWords = {
  title: 'Take along and bring',
  what: 'The key of this installation',
  take: {
    title: 'Take along',
    text: 'One signed file for another Candor, with live questions, jobs that are not closed, candidates with the notes that every colleague reads, and the applications that go on.',
    not: `It leaves out files and CVs, cover letters and answers to the form, consents, questions with a picture, tests and kits, recordings, interviews and their results, messages, offers, decisions, private notes, members, settings and sample data. Notes come without writer and date, applications without theirs. Each kind has at most ${mostRows} rows.`,
    careful: 'The file is signed, not locked: whoever has it can read it.',
    button: 'Take along',
    fingerprint: 'Signed by the key of this installation: ',
    done: 'The file is saved.',
  },
  bring: {
    title: 'Bring',
    text: 'A file that another Candor made. You see what it holds before anything is kept.',
    file: 'The file',
    hint: 'A ZIP file of at most 12 MB.',
    tooLarge: 'The file is larger than 12 MB.',
    from: (companyName: string) => `Made by ${companyName}`,
    by: 'Signed by the key ',
    compare:
      'Ask whoever gave you the file which key their page shows. Only if it is this one does the file come from there.',
    own: 'This installation signed it.',
    found: 'What the file holds',
    kind: 'Kind',
    new: 'New here',
    known: 'Here already',
    stays:
      'What is here already stays as it is. Jobs arrive paused, for you to open; drafts, and those that miss something for the career page, arrive as drafts. You become the owner of jobs that arrive. Nobody gets a mail.',
    nothing: 'Everything in it is here already.',
    button: 'Bring what is new',
    done: 'Everything new has been brought in.',
  },
} as const;
