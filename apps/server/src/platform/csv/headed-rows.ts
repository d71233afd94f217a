import { fileWords } from './file-words.ts';
import { type CsvProblem, type CsvRow, readCsv } from './read-csv.ts';

type Most = { readonly mostRows: number; readonly what: string };
type Problem = { readonly problem: CsvProblem };

/** A file whose first row names its columns, with one row below it at least and `mostRows` at most. */
export function readHeadedCsv(
  csv: string,
  most: Most,
): { readonly heading: CsvRow; readonly body: readonly CsvRow[] } | Problem {
  // One more than is allowed, and the heading.
  const file = readCsv(csv, { mostRows: most.mostRows + 2 });
  if ('problem' in file) return file;
  const [heading, ...body] = file.rows;
  if (heading === undefined) return { problem: { line: 1, message: fileWords.empty } };
  const message = problemOf(body.length, most);
  return message === null ? { heading, body } : { problem: { line: heading.line, message } };
}

const problemOf = (rows: number, { mostRows, what }: Most): string | null => {
  if (rows === 0) return fileWords.noRow;
  return rows > mostRows ? fileWords.tooMany(mostRows, what) : null;
};
