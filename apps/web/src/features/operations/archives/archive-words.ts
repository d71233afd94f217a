import type { ArchiveKind, ArchiveProblem } from '@candor/contract/operations/archive-rules';
import type { ComparedSetting } from './archive-queries.ts';
import { locale } from '../../../ui/reader-locale.ts';

export const kindWords: Readonly<
  Partial<Record<ArchiveKind, string>> & { readonly unknown: string }
> = {
  /** Of a server that is newer than the page. */
  unknown: 'Other: load this page again to see what',
  settings: 'Settings, colour and logo',
  templates: 'Templates and kits',
  questions: 'Questions',
  tests: 'Tests',
  jobs: 'Jobs',
  people: 'Candidates',
  notes: 'Notes on candidates',
  applications: 'Applications',
  files: 'CVs and files of candidates',
};

export const problemWords: Readonly<
  Partial<Record<ArchiveProblem, (file: string) => string>> & {
    readonly unknown: (file: string) => string;
  }
> = {
  unknown: () => 'The file is refused. Load this page again to see why.',
  unreadable: () => 'This is not a ZIP file, or it was cut on its way. Please get it once more.',
  too_large: () => 'The file unpacks to far more than any Candor puts into one. It is not read.',
  no_archive: () => 'This ZIP file was not made by “Take along” of a Candor.',
  too_old: () => 'An older Candor made this file. Upgrade that one, and make the file there again.',
  too_new: () => 'A newer Candor made this file. Upgrade this one first.',
  bad_signature: () =>
    'The signature does not fit: somebody changed what the file says of itself, or it is not signed.',
  changed: (file) =>
    `${file} was changed, added or taken out after the file was signed. Nothing is read.`,
  ahead: () =>
    'The file says that it was made on a day that has not come. Set the clock there, and make it anew.',
  same_ref: () =>
    'Two candidates or two jobs in it say that they are the same one, and are not. Nothing is read.',
  lost: () => 'The file is not in the storage any more. Please send it once more.',
};

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** '12 MB' */
function sizeText(bytes: number): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = (bytes / 1000 ** power).toLocaleString(locale, { maximumFractionDigits: 1 });
  return `${size} ${UNITS[power]}`;
}

export const archiveWords = {
  title: 'Take along and bring',
  what: 'The files of this company',
  kind: 'Kind',
  left: 'Left out',
  leavings: (count: number) =>
    count === 1 ? 'See the row that was left out' : 'See the rows that were left out',
  take: {
    title: 'Take along',
    text: 'One signed file for another Candor.',
    goes: {
      title: 'Goes along',
      what: [
        'Live questions, tests and interview kits',
        'Jobs of every state, with advert, stages and form',
        'Candidates with their tags, CVs and other files, and the notes that every colleague reads, with writer and date',
        'Applications with cover letter, answers to the form, steps and decisions',
        'Templates of mails, messages and offers, sets of stages, reasons for rejecting',
        'Settings, how long data is kept, colour, logo, and shared views of lists',
      ],
    },
    stays: {
      title: 'Stays here',
      what: [
        'Interviews with answers, results and recordings, scorecards, and offers',
        'Messages with candidates',
        'What candidates agreed to: a consent is given where it is kept',
        'Questions with a picture, private notes and views, and views that filter by one job or person',
        'Members, the profile of the company, and the address that answers go to',
        'Payments, API keys, webhooks, and sample data',
      ],
    },
    not: 'For what stays here, keep this installation or a backup of it.',
    careful: 'The file is signed, not locked: whoever has it can read it.',
    button: 'Take along',
    again: 'Make it anew',
    making: (files: number) =>
      files === 0 ? 'The file is being made.' : `The file is being made: ${files} parts so far.`,
    told: 'You may leave this page: a notice tells you when it is ready.',
    late: 'It takes longer than it should. You can begin anew.',
    ready: 'The file is ready',
    size: (bytes: number) => `${sizeText(bytes)} · made `,
    until: 'Unless somebody is erased before, it lies here until ',
    save: 'Save the file',
    inIt: 'In the file',
    fingerprint: 'Signed by the key of this installation: ',
  },
  bring: {
    title: 'Bring',
    text: 'A file that another Candor made. You see what it holds before anything is kept.',
    file: 'The file',
    hint: 'A ZIP file of at most 4 GB.',
    sending: (percent: number) => `${percent} % sent`,
    checking: 'The file is looked through: signature, sums, and what of it is new here.',
    from: (companyName: string) => `Made by ${companyName}`,
    by: 'Signed by the key ',
    compare:
      'Ask whoever gave you the file which key their page shows. Only if it is this one does the file come from there.',
    own: 'This installation signed it.',
    found: 'What the file holds',
    new: 'New here',
    known: 'Here already',
    stays:
      'What is here already stays as it is, and whoever was erased here does not come back. Jobs arrive paused, for you to open, or closed, as they were; drafts, and those that miss something for the career page, arrive as drafts. You become the owner of jobs that arrive. Steps of applications keep their day and their words, without who took them. Whoever is to stay in your talent pool is asked here. Nobody gets a mail.',
    nothing: 'Everything in it is here already.',
    button: 'Bring what is new',
    forget: 'Forget the file',
    taking: (done: number, files: number) => `${done} of ${files} parts are brought in.`,
    goesOn:
      'You may leave this page: it goes on, also after a restart, and a notice tells you when it is done.',
    late: 'It takes longer than it should. You can have it go on.',
    goOn: 'Go on',
    done: 'What came',
    brought: 'Brought',
  },
} as const;

export const settingsWords = {
  title: 'What becomes of each setting',
  setting: 'Setting',
  now: 'Now',
  next: 'In the file',
  becomes: 'Result',
  comes: 'Comes as in the file',
  same: 'The same',
  most: (count: number) => `The first ${count} are listed.`,
  stays: {
    known: 'Stays: it was chosen here',
    would_delete: 'Stays: data would be deleted earlier',
    not_own: 'Stays: only this company’s own file may set it',
    no_room: 'Left out: there is no room for it',
  },
  leftOut: 'Left out',
} as const;

/** A newer server may know more reasons than this page does. */
export function becomesText({ what, becomes, now, next }: ComparedSetting): string {
  // Of pictures and views nothing is compared but that they are there.
  const isValue = what !== 'logo' && what !== 'view';
  if (isValue && now === next) return settingsWords.same;
  if (becomes === 'new') return settingsWords.comes;
  const stays = new Map<string, string>(Object.entries(settingsWords.stays));
  return stays.get(becomes) ?? settingsWords.leftOut;
}
