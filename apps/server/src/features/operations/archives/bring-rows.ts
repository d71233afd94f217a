import type { ArchiveKind } from '@candor/contract/operations/archive-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { isKept } from '../../../platform/database/savepoint.ts';
import type { RowOf } from './archive-rows.ts';
import type { Tally } from './archive-tally.ts';
import type { Bringing, Judge, Taker } from './bringing.ts';
import type { ArchiveFile } from './read-archive.ts';
import { readRows } from './read-rows.ts';

/** Rows of one statement: a person takes some 15 of PostgreSQL's 65,535 parameters. */
const AT_ONCE = 500;

export type Bring = (
  tx: Tx,
  bringing: Bringing,
  given: { readonly file: ArchiveFile; readonly tally: Tally },
) => Promise<void>;

type Lined<T> = { readonly line: number; readonly one: T };

export function bringRows<K extends ArchiveKind, T>(
  kind: K,
  { judge, take }: { judge: Judge<RowOf<K>, T>; take?: Taker<RowOf<K>, T>['take'] },
): Bring {
  return async (tx, bringing, { file, tally }) => {
    const leave = (line: number, reason: Parameters<Tally['leave']>[0]['reason']) =>
      tally.leave({ kind, file: file.name, line, reason });
    const some = async (rows: readonly Lined<RowOf<K>>[]) => {
      const asked = rows.map(({ one }) => one);
      const news: Lined<T>[] = [];
      for (const [at, verdict] of (await judge(tx, bringing, asked)).entries()) {
        const line = rows[at]?.line ?? 0;
        if (verdict === 'known') tally.add(kind, 'known');
        else if (typeof verdict === 'string') leave(line, verdict);
        else news.push({ line, one: verdict.take });
      }
      const odd = bringing.isTaking && take ? await takeRows(tx, bringing, { take, news }) : [];
      for (const line of odd) leave(line, 'not_kept');
      tally.add(kind, 'new', news.length - odd.length);
    };
    let rows: Lined<RowOf<K>>[] = [];
    for (const read of readRows(kind, file.bytes, bringing.deed.now)) {
      if (read.reason !== undefined) leave(read.line, read.reason);
      else rows.push({ line: read.line, one: read.row });
      if (rows.length < AT_ONCE) continue;
      await some(rows);
      rows = [];
    }
    if (rows.length > 0) await some(rows);
  };
}

/** All at once; where that fails, row by row. Gives the lines of those that are not kept. */
async function takeRows<R, T>(
  tx: Tx,
  bringing: Bringing,
  { take, news }: { readonly take: Taker<R, T>['take']; readonly news: readonly Lined<T>[] },
): Promise<number[]> {
  if (news.length === 0) return [];
  const isTaken = (some: readonly Lined<T>[]) =>
    isKept(tx, () =>
      take(
        tx,
        bringing,
        some.map(({ one }) => one),
      ),
    );
  if (await isTaken(news)) return [];
  const odd: number[] = [];
  for (const one of news) if (!(await isTaken([one]))) odd.push(one.line);
  return odd;
}
