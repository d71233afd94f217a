import {
  CANDIDATE_FILE_CHARACTERS,
  CANDIDATES_IN_A_FILE,
  type ImportFault,
  type ImportField,
  type ImportSystem,
} from '@candor/contract/hiring/candidate-import-rules';
import { locale } from '../../../ui/reader-locale.ts';
import type { ImportBody, ImportPreview } from './candidate-import-queries.ts';

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const rows = (count: number) => some(count, 'row', 'rows');

const systemWords: Readonly<Record<ImportSystem, string>> = {
  greenhouse: 'Greenhouse',
  ashby: 'Ashby',
  lever: 'Lever',
};

export const fieldWords: Readonly<Record<ImportField, string>> = {
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Whole name',
  phone: 'Phone',
  city: 'Place',
  country: 'Country',
  headline: 'Headline or title',
  employer: 'Employer',
  links: 'Links',
  skills: 'Skills',
  tags: 'Tags',
  note: 'Note',
  source: 'Source',
  job: 'Job',
  stage: 'Stage',
  status: 'State there',
};

export const faultWords: Readonly<Record<ImportFault, string>> = {
  email_missing: 'There is no e-mail address.',
  email_wrong: 'This is no e-mail address.',
  name_missing: 'There is no name.',
  too_long: 'The text is too long.',
  too_many: 'These are too many: 50 tags or skills and 10 links are kept.',
  too_many_cells:
    'This row has more cells than the heading. Put texts that hold a separator in quotation marks.',
  job_missing: 'You see some jobs only. Choose one of them for this row.',
};

export const outcomeWords: Readonly<Record<ImportPreview['outcomes'][number]['outcome'], string>> =
  {
    new: 'New person',
    known: 'Known person',
    already: 'There already',
    double: 'Twice in the file',
    fault: 'Cannot be taken',
  };

export const jobChoiceWords: Readonly<Record<ImportBody['jobFrom'], string>> = {
  none: 'For no job',
  one: 'For one job',
  column: 'For the job that each row names',
};

const limitText = `At most ${CANDIDATES_IN_A_FILE.toLocaleString(locale)} rows and ${
  CANDIDATE_FILE_CHARACTERS / 1_000_000
} MB`;

export const pageWords = {
  title: 'Import candidates',
  back: 'All candidates',
  lead: `A CSV file with one person a row and a heading above, as spreadsheets and other hiring systems save it: separated by commas, semicolons or tabs, in UTF-8. ${limitText}.`,
  promise:
    'Nothing is stored before you say so, and no mail is sent to anybody. Of people you know already nothing changes but that they get the application.',
  file: 'File',
  fileHint: `CSV. ${limitText}.`,
  columns: 'What the columns are',
  leftOut: 'Left out',
  job: 'Job',
  stage: 'Stage',
  anyStage: 'As the row says, or else the first',
  forWhat: 'Who they are imported for',
  chooseJob: 'Choose a job',
  noJobs: 'No job takes people now: publish one to import for it.',
  outcome: 'What will happen',
  faults: 'What cannot be taken',
  people: 'The rows',
  recognised: (system: ImportSystem) =>
    `The headings look like a file of ${systemWords[system]}. Check what the columns are.`,
  missing: (missing: ImportPreview['missing']) => {
    const what = missing.map((one) => (one === 'email' ? 'the e-mail address' : 'the name'));
    return `Say above which column is ${what.join(' and which is ')}.`;
  },
  problem: (line: number, message: string) => `Line ${line}: ${message}`,
  counts: ({ rows: all, counts }: ImportPreview) => {
    const { known, already, double, fault, applications } = counts;
    const parts = [
      `${some(counts.new, 'new person', 'new people')} and ${some(applications, 'application', 'applications')} from ${rows(all)}.`,
      ...(known > 0
        ? [`${rows(known)} about somebody known, who gets the application alone.`]
        : []),
      ...(already > 0
        ? [`${rows(already)} ${already === 1 ? 'brings' : 'bring'} nothing new.`]
        : []),
      ...(double > 0
        ? [`${rows(double)} ${double === 1 ? 'stands' : 'stand'} further up in the file too.`]
        : []),
      ...(fault > 0 ? [`${rows(fault)} cannot be taken.`] : []),
    ];
    return parts.join(' ');
  },
  over: (count: number) =>
    `${rows(count)} ${count === 1 ? 'says' : 'say'} that it is over with the person: they come without an application, and the note says why.`,
  matched: (jobs: ImportPreview['matchedJobs']) =>
    `Found: ${jobs.map(({ title, rows: count }) => `${title} (${rows(count)})`).join(', ')}.`,
  others: (jobs: ImportPreview['otherJobs']) =>
    `Without an application, because no job that takes people has this title: ${otherJobs(jobs, 'unknown')}.`,
  several: (jobs: ImportPreview['otherJobs']) =>
    `Without an application, because several jobs have this title: ${otherJobs(jobs, 'several')}.`,
  shownRows: (shown: number, all: number) =>
    `The first ${shown} of ${rows(all)} that can be taken.`,
  moreFaults: (count: number) => `${count} more are not shown.`,
  run: ({ counts }: ImportPreview) =>
    counts.new === 0
      ? `Import ${some(counts.applications, 'application', 'applications')}`
      : `Import ${some(counts.new, 'person', 'people')}`,
  done: (people: number, applications: number) =>
    `${some(people, 'person', 'people')} and ${some(applications, 'application', 'applications')} are imported.`,
} as const;

const otherJobs = (jobs: ImportPreview['otherJobs'], why: 'unknown' | 'several') =>
  jobs
    .filter(({ because }) => because === why)
    .map(({ name, rows: count }) => `${name} (${rows(count)})`)
    .join(', ');

export const columnWords = {
  table: 'Columns',
  faults: 'Faults',
  rows: 'Rows',
  heading: 'Heading',
  sample: 'First row',
  field: 'Is',
  line: 'Line',
  column: 'Column',
  wrong: 'What is wrong',
  person: 'Person',
  outcome: 'Outcome',
  job: 'Job and stage',
  fieldOf: (heading: string, at: number) => `What “${heading || `column ${at + 1}`}” is`,
} as const;
