import type { Database } from '../apps/server/src/platform/database/database.ts';
import { MOMENTS } from './fee-steps.ts';

const places = ['before it', 'before its commit', 'after it'] as const;

/** 'transaction 3, before its commit' */
export const gapName = (step: number): string =>
  `transaction ${Math.floor(step / MOMENTS) + 1}, ${places[step % MOMENTS] ?? ''}`;

/** How often each gap between two steps was struck, and how often something was wrong afterwards. */
export function countGaps(nameOf: (step: number) => string = gapName) {
  const gaps = new Map<number, { kills: number; wrong: number }>();
  return {
    note(step: number, { isKilled, isRight }: { isKilled: boolean; isRight: boolean }): void {
      const { kills, wrong } = gaps.get(step) ?? { kills: 0, wrong: 0 };
      gaps.set(step, { kills: kills + (isKilled ? 1 : 0), wrong: wrong + (isRight ? 0 : 1) });
    },
    /** Prints them; whether nothing was wrong behind any. */
    say(): boolean {
      const inOrder = [...gaps].toSorted(([one], [other]) => one - other);
      console.table(inOrder.map(([step, gap]) => ({ gap: nameOf(step), ...gap })));
      return inOrder.every(([, { wrong }]) => wrong === 0);
    },
  };
}

/** Of one intent: a single payment, paid, with its number and its one transfer. Read as the owner. */
export async function isPaidOnce({ pool }: Database, intent: string): Promise<boolean> {
  const { rows } = await pool.query<{ isRight: boolean }>(
    `select count(*) = 1 and bool_and(
              p.state = 'paid' and p.invoice_number is not null
              and (select count(*) from ledger_transfers t
                    where t.company_id = p.company_id and t.cause like 'payment:' || p.id || ':%') = 1
              and (select count(*) from payments other
                    where other.company_id = p.company_id and other.account_id is not distinct from p.account_id) = 1
            ) as "isRight"
       from payments p where p.intent = $1`,
    [intent],
  );
  return rows[0]?.isRight === true;
}
