import type { ArchiveKind, ArchiveProblem } from '@candor/contract/operations/archive-rules';

export const kindWords: Readonly<Record<ArchiveKind, string>> = {
  questions: 'Questions',
  jobs: 'Jobs',
  people: 'Candidates',
  applications: 'Applications',
};

export const problemWords: Readonly<Record<ArchiveProblem, (file: string) => string>> = {
  unreadable: () => 'This is no ZIP file, or it was cut on its way. Please get it once more.',
  too_large: (file) =>
    file === ''
      ? 'The file unpacks to more than 64 MB. It is not read.'
      : `There are more than 5,000 rows in ${file}. It is not read.`,
  no_archive: () => 'This ZIP file was not made by “Take along” of a Candor.',
  too_new: () => 'A newer Candor made this file. Upgrade this one first.',
  bad_signature: () =>
    'The signature does not fit: somebody changed what the file says of itself, or it was signed by nobody.',
  changed: (file) =>
    `${file} was changed after the file was signed, or is missing. Nothing is read.`,
  bad_row: (file) => `${file} holds a row that this Candor does not understand. Nothing is read.`,
};

export const archiveWords = {
  title: 'Take along and bring',
  what: 'The key of this installation',
  take: {
    title: 'Take along',
    text: 'One signed file for another Candor, with live questions, jobs that are not closed, candidates with the notes that every colleague reads, and the applications that go on.',
    not: 'It leaves out files and CVs, recordings, interviews and their results, messages, offers, decisions, private notes, pictures of questions, members, settings and sample data. Notes come without writer and date, applications without theirs. Each kind has at most 5,000 rows.',
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
      'What is here already stays as it is. Jobs arrive paused, without a team and for you to open. Nobody gets a mail.',
    nothing: 'Everything in it is here already.',
    button: 'Bring what is new',
    done: 'What is new was brought.',
  },
} as const;
