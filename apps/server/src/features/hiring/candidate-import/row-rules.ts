import type { ImportFault, ImportField } from '@candor/contract/hiring/candidate-import-rules';
import { TAG_LONGEST, TAGS_MOST } from '@candor/contract/hiring/candidate-rules';
import { isWebAddress } from '@candor/contract/hiring/job-question-rules';
import { emailProblem } from '@candor/contract/people/email-rules';
import { placeOf } from './place-rules.ts';

type Row = { readonly line: number; readonly cells: readonly string[] };

export type RowFault = {
  readonly line: number;
  readonly column: string;
  readonly code: ImportFault;
};

/** Who a row is about, and what it says of them. */
export type ReadRow = {
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly city: string;
  readonly country: string | null;
  readonly headline: string;
  readonly links: readonly string[];
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly note: string;
  readonly source: string;
  readonly job: string;
  readonly stage: string;
  /** What says that it is over with them; empty while it is not. */
  readonly over: string;
};

type Columns = {
  readonly headings: readonly string[];
  readonly fields: readonly (ImportField | null)[];
};

const LINKS_MOST = 10;
const LINK_LONGEST = 500;
const SKILLS_MOST = 50;
/** As the forms have them. */
const longest = {
  ...{ firstName: 80, lastName: 80, fullName: 160, email: 254, phone: 40, city: 120 },
  ...{ headline: 200, note: 9000, source: 200 },
} as const;

/** Words for an application that goes on; whatever else stands as its status says that it does not. */
const goingOn =
  /^(active|open|new|in progress|in process|in review|ongoing|current|applied|no|false)$/i;

/** The person of a row, or every fault of it. */
export function readRow(
  row: Row,
  columns: Columns,
): { readonly read: ReadRow } | { readonly faults: readonly RowFault[] } {
  const { line } = row;
  if (row.cells.length > columns.headings.length) {
    return { faults: [{ line, column: '', code: 'too_many_cells' }] };
  }
  const faults: RowFault[] = [];
  const cells = cellsOf(row, columns);
  const fault = (field: ImportField, code: ImportFault) =>
    faults.push({ line, column: columns.headings[columns.fields.indexOf(field)] ?? '', code });
  const fitting = (field: keyof typeof longest, text: string) => {
    if (text.length > longest[field]) fault(field, 'too_long');
    return text;
  };
  const list = (field: 'links' | 'skills' | 'tags', most: number, longestItem: number) => {
    const items = [...new Set(cells(field).flatMap((cell) => split(cell, field)))];
    if (items.length > most) fault(field, 'too_many');
    if (items.some((item) => item.length > longestItem)) fault(field, 'too_long');
    return items;
  };
  const one = (field: ImportField) => cells(field)[0] ?? '';
  const email = emailOf(one('email'));
  if (email === '') fault('email', 'email_missing');
  else if (emailProblem(email) !== null || email.length > longest.email)
    fault('email', 'email_wrong');
  const { firstName, lastName } = nameOf(one);
  if (firstName === '' && lastName === '') fault(nameFieldOf(columns), 'name_missing');
  const links = list('links', LINKS_MOST, LINK_LONGEST);
  const over = goingOn.test(one('status')) ? '' : one('status');
  const headline = [one('headline'), one('employer')].filter(Boolean).join(', ');
  const { city, country } = placeOf(one('city'), one('country'));
  const read = {
    ...{ line, email, job: one('job'), stage: one('stage'), over },
    firstName: fitting('firstName', firstName),
    lastName: fitting('lastName', lastName),
    phone: fitting('phone', one('phone')),
    city: fitting('city', city),
    country,
    headline: fitting('headline', headline),
    links: links.filter(isAddress).map(addressOf),
    skills: list('skills', SKILLS_MOST, 80),
    tags: list('tags', TAGS_MOST, TAG_LONGEST),
    note: fitting(
      'note',
      [...cells('note'), ...links.filter((link) => !isAddress(link))].join('\n\n'),
    ),
    source: fitting('source', cells('source').join(' · ')),
  };
  return faults.length === 0 ? { read } : { faults };
}

const nameFieldOf = ({ fields }: Columns): ImportField =>
  (['fullName', 'firstName', 'lastName'] as const).find((name) => fields.includes(name)) ??
  'fullName';

/** What is written in the columns of a field, without what is empty. NUL cannot be stored. */
const cellsOf =
  ({ cells }: Row, { fields }: Columns) =>
  (field: ImportField): string[] =>
    fields
      .flatMap((own, at) =>
        own === field ? [(cells[at] ?? '').replaceAll('\u0000', '').trim()] : [],
      )
      .filter((cell) => cell !== '');

/** Lever and Ashby write several addresses into one cell: the first one is theirs. */
const emailOf = (cell: string): string =>
  (cell.split(/[,;\s]+/).find((part) => part !== '') ?? '').toLowerCase();

/** Links may hold commas and semicolons of their own; they stand apart by blanks. */
const split = (cell: string, field: 'links' | 'skills' | 'tags'): string[] =>
  (field === 'links' ? cell.split(/[,;]?\s+/) : cell.split(/[,;|\n]/))
    .map((item) => item.trim().replaceAll(/\s+/g, ' '))
    .filter((item) => item !== '');

/**
 * Of a whole name the last word is the family’s, unless it stands before a comma. Nobody is without a first name here:
 * who has one name has it there.
 */
function nameOf(one: (field: ImportField) => string): { firstName: string; lastName: string } {
  const [firstName, lastName] = [one('firstName'), one('lastName')];
  if (firstName !== '') return { firstName, lastName };
  if (lastName !== '') return { firstName: lastName, lastName: '' };
  const whole = one('fullName').replaceAll(/\s+/g, ' ');
  const [family = '', given = ''] = whole.split(/, ?/, 2);
  if (given !== '') return { firstName: given, lastName: family };
  const at = whole.lastIndexOf(' ');
  if (at === -1) return { firstName: whole, lastName: '' };
  return { firstName: whole.slice(0, at), lastName: whole.slice(at + 1) };
}

/** Systems leave "https://" out. */
const addressOf = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
const isAddress = (link: string): boolean =>
  /^(https?:\/\/)?[\w-]+(\.[\w-]+)+([/?#:].*)?$/i.test(link) && isWebAddress(addressOf(link));
