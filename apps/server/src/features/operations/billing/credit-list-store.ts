import type { Tx } from '../../../platform/database/database.ts';
import { boundsOf, type Days } from './billing-rules.ts';

export const PAGE_ROWS = 25;
/** What can be paged through; beyond it the total says no more than that there are more. */
const MOST_LISTED = 10_000;

type Range = { readonly limit: number; readonly offset: number };
/** Of these days, and older than this move. */
type Wanted = { readonly days: Days; readonly olderThan?: number | undefined };

const movesOf = (tx: Tx, companyId: number, { days, olderThan }: Wanted) => {
  const { since, before } = boundsOf(days);
  return tx
    .selectFrom('creditMoves')
    .where('companyId', '=', companyId)
    .$if(since !== undefined, (of) => of.where('madeAt', '>=', since ?? new Date(0)))
    .$if(before !== undefined, (of) => of.where('madeAt', '<', before ?? new Date(0)))
    .$if(olderThan !== undefined, (of) =>
      of.where((where) =>
        where(
          where.refTuple('madeAt', 'id'),
          '<',
          where
            .selectFrom('creditMoves as last')
            .select(['last.madeAt', 'last.id'])
            .where('last.companyId', '=', companyId)
            .where('last.id', '=', olderThan ?? 0)
            .$asTuple('madeAt', 'id'),
        ),
      ),
    );
};

export type ListedMove = Awaited<ReturnType<typeof listLatest>>[number];

/** What was skipped is counted off in the index, which is all that is read of rows that a vacuum has seen. */
export const listLatest = (
  tx: Tx,
  companyId: number,
  { limit, offset, ...wanted }: Range & Wanted,
) =>
  tx
    .selectFrom(
      movesOf(tx, companyId, wanted)
        .select(['companyId', 'id'])
        .orderBy('madeAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .innerJoin('creditMoves as move', (join) =>
      join.onRef('move.companyId', '=', 'page.companyId').onRef('move.id', '=', 'page.id'),
    )
    .leftJoin('interviewSchedules as schedule', (join) =>
      join
        .onRef('schedule.companyId', '=', 'move.companyId')
        .onRef('schedule.id', '=', 'move.scheduleId'),
    )
    .leftJoin('candidates as candidate', (join) =>
      join
        .onRef('candidate.companyId', '=', 'schedule.companyId')
        .onRef('candidate.id', '=', 'schedule.candidateId'),
    )
    .leftJoin('jobs as job', (join) =>
      join.onRef('job.companyId', '=', 'schedule.companyId').onRef('job.id', '=', 'schedule.jobId'),
    )
    .select([
      'move.id',
      'move.madeAt',
      'move.reason',
      'move.kind',
      'move.credits',
      'move.paymentId',
    ])
    .select(['candidate.firstName', 'candidate.lastName', 'job.title'])
    .orderBy('move.madeAt', 'desc')
    .orderBy('move.id', 'desc')
    .execute();

export async function listMoves(
  tx: Tx,
  companyId: number,
  { page, ...days }: Days & { readonly page: number },
) {
  const offset = (page - 1) * PAGE_ROWS;
  const isListed = offset < MOST_LISTED;
  const rows = isListed ? await listLatest(tx, companyId, { limit: PAGE_ROWS, offset, days }) : [];
  // Counting all of a company that has used credits for years takes longer than the page itself.
  const { total } = await tx
    .selectFrom(
      movesOf(tx, companyId, { days })
        .select('id')
        .limit(MOST_LISTED + 1)
        .as('counted'),
    )
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(total, MOST_LISTED), hasMore: total > MOST_LISTED, rows };
}
