import type { ArchiveKind, LeavingReason } from '@candor/contract/operations/archive-rules';
import * as z from 'zod/mini';
import { type RowOf, rowOf } from './archive-rows.ts';
import { linesOf } from './line-rules.ts';

export type ReadRow<R> =
  | { readonly line: number; readonly row: R; readonly reason?: undefined }
  | { readonly line: number; readonly row?: undefined; readonly reason: LeavingReason };

/** By the contract's own schemas, whoever signed it. */
export function* readRows<K extends ArchiveKind>(
  kind: K,
  bytes: Uint8Array,
): Generator<ReadRow<RowOf<K>>> {
  for (const { line, text } of linesOf(Buffer.from(bytes).toString('utf8'))) {
    if (text === undefined) yield { line, reason: 'too_long' };
    else {
      const read = z.safeParse(rowOf[kind], jsonOf(text));
      yield read.success ? { line, row: read.data as RowOf<K> } : { line, reason: 'unfit' };
    }
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
