import { CsvError, parse } from 'csv-parse/sync';
import { delimiterOf, unguarded } from './csv-rules.ts';

export type CsvRow = {
  /** Where the row begins in the file, from 1: what a person finds in their editor. */
  readonly line: number;
  readonly cells: readonly string[];
};

export type CsvProblem = { readonly line: number; readonly message: string };

type Limits = {
  /** Rows beyond are not read; give one more than is allowed to know that there were more. */
  readonly mostRows: number;
  /** Characters of one row. */
  readonly mostRowLength?: number;
};

/**
 * The rows of a file that somebody chose: comma, semicolon or tab; quotes by RFC 4180; with or without the mark of
 * UTF-8. Empty lines are left out, rows may differ in length, and apostrophes that `csvFile` wrote are taken
 * away. A quote that never ends, or a row that is too long, is a problem with its line.
 */
export function readCsv(
  text: string,
  { mostRows, mostRowLength = 100_000 }: Limits,
): { readonly rows: readonly CsvRow[] } | { readonly problem: CsvProblem } {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      skipEmptyLines: true,
      to: mostRows,
      maxRecordSize: mostRowLength,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return { rows: records.map(asRow) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: line = 1 } = error as { lines?: number };
    return { problem: { line, message: wordsOf(error.code) } };
  }
}

function asRow({ record, info }: { record: string[]; info: { lines: number } }): CsvRow {
  const cells = record.map(unguarded);
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
  // The parser says where the row ends.
  return { line: info.lines - breaks, cells };
}

function wordsOf(code: string): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'This row is too long.';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened and never closed.';
  return 'A quotation mark stands where none can. Write two of them inside a quoted cell.';
}
