import { type LineOutcome, MOST_LINES } from '@candor/contract/operations/bank-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { type CsvProblem, readCsv } from '../../../platform/csv/read-csv.ts';
import {
  type BankLine,
  columnsOf,
  numberIn,
  outcomeOf,
  readLines,
  type ReadStatement,
} from './bank-rules.ts';
import { findNumbered, findSeen } from './bank-store.ts';
import { bankWords as words } from './bank-words.ts';

/** What a file says, before anybody looked which invoices there are. */
export function readStatement(
  csv: string,
  usual: string,
): ReadStatement | { readonly problem: CsvProblem } {
  const read = readCsv(csv, { mostRows: MOST_LINES + 2, mostRowLength: 10_000 });
  if ('problem' in read) return read;
  const [heading, ...rows] = read.rows;
  if (heading === undefined || rows.length === 0) return problem(1, words.empty);
  if (rows.length > MOST_LINES) return problem(MOST_LINES + 2, words.tooMany(MOST_LINES));
  const columns = columnsOf(heading.cells);
  for (const column of ['date', 'amount', 'reference'] as const) {
    if (columns[column] === -1) return problem(heading.line, words.noColumn(column));
  }
  return readLines(rows, columns, usual);
}

const problem = (line: number, message: string) => ({ problem: { line, message } });

type Numbered = Awaited<ReturnType<typeof findNumbered>>[number];

export type Judged = {
  readonly line: BankLine;
  readonly outcome: LineOutcome;
  readonly number: string | null;
  readonly invoice: Numbered | undefined;
};

/** What each line would do. Of two that pay the same invoice, the second comes too late. */
export async function judgeLines(tx: Tx, lines: readonly BankLine[]): Promise<Judged[]> {
  const seen = await findSeen(
    tx,
    lines.map(({ mark }) => mark),
  );
  const numbers = lines.flatMap(({ reference }) => numberIn(reference) ?? []);
  const found = await findNumbered(tx, numbers);
  const byNumber = new Map(found.map((one) => [one.invoiceNumber, one]));
  const paid = new Set<string>();
  return lines.map((line) => {
    const number = numberIn(line.reference);
    const invoice = number === null ? undefined : byNumber.get(number);
    const judged = seen.has(line.mark) ? 'seen' : outcomeOf(line, number, invoice);
    const isSecond = judged === 'match' && number !== null && paid.has(number);
    if (judged === 'match' && number !== null) paid.add(number);
    return { line, outcome: isSecond ? ('paid-already' as const) : judged, number, invoice };
  });
}
