import {
  OPTIONS_LEAST,
  type OptionLabel,
  optionLabels,
} from '@candor/contract/interviews/option-rules';
import {
  difficulties,
  type QuestionText,
  questionProblems,
} from '@candor/contract/interviews/question-rules';

const plain = (cell: string) => cell.trim().toLowerCase();
const columnOfOption = (label: OptionLabel) => plain(label) as Lowercase<OptionLabel>;
const optionColumns = optionLabels.map(columnOfOption);
const needed = optionColumns.slice(0, OPTIONS_LEAST);
const further = optionColumns.slice(OPTIONS_LEAST);

/** The words of the heading, as the template has them. The first of the two lists must all be there. */
const required = ['question', ...needed, 'key', 'skill', 'difficulty'] as const;
const optional = ['code', ...further, 'seconds', 'explanation'] as const;
/** What an export says beyond what an import takes. */
const ignored = ['status', 'version', 'times shown', 'facility', 'discrimination'] as const;
type Column = (typeof required)[number] | (typeof optional)[number];

/** In the order of the template and of an export. */
export const csvColumns = [
  'question',
  'code',
  ...optionLabels,
  'key',
  'skill',
  'difficulty',
  'seconds',
  'explanation',
] as const;

export type Row = { readonly line: number; readonly cells: readonly string[] };
export type RowError = {
  readonly line: number;
  readonly column: string;
  readonly message: string;
};
export type GoodRow = { readonly line: number; readonly question: QuestionText };
export type ImportReading = {
  readonly rows: number;
  readonly good: readonly GoodRow[];
  readonly errors: readonly RowError[];
};
export type FileProblem = { readonly line: number; readonly message: string };

/** The questions of a file, row by row; or why it cannot be read at all. */
export function readQuestions({
  heading,
  body,
}: {
  readonly heading: Row;
  readonly body: readonly Row[];
}): ImportReading | { readonly problem: FileProblem } {
  const at = columnsOf(heading);
  const missing = required.find((column) => !at.has(column));
  if (missing !== undefined) {
    const message = `The first row has no column “${nameOf(missing)}”. Start from the template.`;
    return { problem: { line: heading.line, message } };
  }
  const good: GoodRow[] = [];
  const errors: RowError[] = unknownColumns(heading);
  for (const row of body) {
    const read = readRow(row, heading, at);
    if ('question' in read) good.push(read);
    else errors.push(...read.errors);
  }
  return { rows: body.length, good, errors };
}

function columnsOf(heading: Row): Map<Column, number> {
  const at = new Map<Column, number>();
  for (const column of [...required, ...optional]) {
    const index = heading.cells.findIndex((cell) => plain(cell) === column);
    if (index !== -1) at.set(column, index);
  }
  return at;
}

function unknownColumns({ line, cells }: Row): RowError[] {
  const known: readonly string[] = [...required, ...optional, ...ignored, ''];
  return cells
    .filter((cell) => !known.includes(plain(cell)))
    .map((column) => ({ line, column, message: 'This column is not known and is left out.' }));
}

const nameOf = (column: string): string =>
  optionLabels.find((label) => plain(label) === column) ?? column;

function readRow(
  { line, cells }: Row,
  heading: Row,
  at: ReadonlyMap<Column, number>,
): GoodRow | { readonly errors: readonly RowError[] } {
  if (cells.length > heading.cells.length) {
    const message =
      'This row has more cells than the heading. Put texts that hold a separator in quotation marks.';
    return { errors: [{ line, column: '', message }] };
  }
  const textOf = (column: Column) => (cells[at.get(column) ?? -1] ?? '').trim();
  const errors: RowError[] = [];
  const add = (column: string, message: string) => errors.push({ line, column, message });
  const difficulty = difficulties.find((name) => name === textOf('difficulty').toLowerCase());
  if (difficulty === undefined) add('difficulty', 'Write easy, medium or hard.');
  const key = optionLabels.findIndex((label) => label === textOf('key').toUpperCase());
  if (key === -1) add('key', `Write ${oneOf(optionLabels)}.`);
  const options = optionsOf(textOf, add);
  const question: QuestionText = {
    stem: textOf('question'),
    // A code block's own indentation stays.
    code: blankToNull(cells[at.get('code') ?? -1] ?? ''),
    imageID: null,
    imageAlt: '',
    skillName: textOf('skill').replaceAll(/\s+/g, ' '),
    difficulty: difficulty ?? 'easy',
    timeHintSeconds: secondsOf(textOf('seconds')),
    explanation: blankToNull(textOf('explanation')),
    options,
    key: Math.max(0, key),
  };
  for (const { path, message } of questionProblems(question)) add(columnOf(path), message);
  return errors.length === 0 ? { line, question } : { errors };
}

const oneOf = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Up to the last one that is filled in. */
function optionsOf(
  textOf: (column: Column) => string,
  add: (column: string, message: string) => void,
): string[] {
  const all = optionColumns.map(textOf);
  const last = all.findLastIndex((option) => option !== '');
  const options = all.slice(0, Math.max(OPTIONS_LEAST, last + 1));
  const gap = options.findIndex((option, index) => option === '' && index >= OPTIONS_LEAST);
  if (gap !== -1) add(optionLabels[gap] ?? '', 'Leave no gap between the options.');
  return options.filter((option, index) => option !== '' || index < OPTIONS_LEAST);
}

/** NaN for what is no number: the rules of a question say so. */
const secondsOf = (text: string): number | null =>
  text === '' ? null : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;

const blankToNull = (text: string): string | null => (text.trim() === '' ? null : text);

const columnOf = (path: string): string => {
  const [field, index] = path.split('.');
  if (field === 'options') return optionLabels[Number(index)] ?? 'A';
  return { stem: 'question', skillName: 'skill', timeHintSeconds: 'seconds' }[field ?? ''] ?? path;
};
