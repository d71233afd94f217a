import type { ArchiveKind, LeavingReason } from '@candor/contract/operations/archive-rules';
import * as z from 'zod/mini';
import { ArchiveRefused } from './archive-format.ts';
import { type RowOf, rowOf } from './archive-rows.ts';
import { linesOf } from './line-rules.ts';
import { isAhead } from './archive-times.ts';

export type ReadRow<R> =
  | { readonly line: number; readonly row: R; readonly reason?: undefined }
  | { readonly line: number; readonly row?: undefined; readonly reason: LeavingReason };

/** Ten times what a file of ours has: of one that holds millions the next would be judged hours later. */
const LINES_MOST = 5_000;

/** By the contract's own schemas, whoever signed it; what happened has happened by `now`. */
export function* readRows<K extends ArchiveKind>(
  kind: K,
  bytes: Uint8Array,
  now?: Date,
): Generator<ReadRow<RowOf<K>>> {
  let count = 0;
  for (const { line, text } of linesOf(Buffer.from(bytes).toString('utf8'))) {
    count += 1;
    if (count > LINES_MOST) throw new ArchiveRefused('too_large');
    if (text === undefined) yield { line, reason: 'too_long' };
    else {
      const read = z.safeParse(rowOf[kind], jsonOf(text));
      if (!read.success) yield { line, reason: 'unfit' };
      else if (now !== undefined && isRowAhead(read.data as RowOf<K>, now))
        yield { line, reason: 'ahead' };
      else yield { line, row: read.data as RowOf<K> };
    }
  }
}

const MOMENTS = ['at', 'appliedAt', 'endedAt'] as const;

function isRowAhead(row: object, now: Date): boolean {
  const moves = 'moves' in row && Array.isArray(row.moves) ? (row.moves as object[]) : [];
  return [row, ...moves].some((one) =>
    MOMENTS.some((name) => {
      const moment = (one as Readonly<Record<string, unknown>>)[name];
      return typeof moment === 'string' && isAhead(moment, now);
    }),
  );
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
