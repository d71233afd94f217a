import type { LiveKind, LiveState } from '@candor/contract/interviews/appointment-rules';
import {
  amountCancelled,
  amountOf,
  DONE_AFTER_DAYS,
} from '@candor/contract/interviews/statement-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { addDue } from '../../../platform/queue/due-store.ts';
import { readSettings } from '../../operations/settings/index.ts';
import { findRates } from '../../people/marketplace/index.ts';
import {
  changeStatement,
  insertStatement,
  lockOfInterview,
  type Statement,
} from './statement-store.ts';

/** A live interview as whoever changes it leaves it. */
export type Kept = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly kind: LiveKind;
  readonly minutes: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly state: LiveState;
};

type Given = {
  readonly interview: Kept;
  /** Who sits there from outside and has agreed to. */
  readonly agreed: readonly number[];
  /** Who sits there from outside at all. */
  readonly seated: readonly number[];
  /** Whether an interviewer changed it. */
  readonly byInterviewer: boolean;
  readonly now: Date;
};

const DAY_MS = 86_400_000;
export const STATEMENT_DONE = 'statement-done';

/**
 * Statements follow the seats: whoever agrees has one, at the rate that they publish then; it moves with the time, ends with
 * the seat, and waits for the company's word once the interview is over.
 */
export async function keepStatements(tx: Tx, given: Given): Promise<void> {
  const { interview, agreed, seated } = given;
  const kept = await lockOfInterview(tx, interview);
  if (kept.length === 0 && agreed.length === 0) return;
  const isOff = interview.state === 'cancelled' || interview.state === 'unable';
  for (const one of kept) {
    if (one.state !== 'agreed') continue;
    const sits = one.accountId !== null && seated.includes(one.accountId);
    if (isOff || !sits) await cancel(tx, one, given);
    else await follow(tx, one, given);
  }
  if (isOff || interview.state === 'over') return;
  const standing = new Set(kept.filter((one) => !isEnded(one)).map(({ accountId }) => accountId));
  const fresh = agreed.filter((accountId) => !standing.has(accountId));
  if (fresh.length > 0) await agree(tx, { ...given, agreed: fresh }, kept);
}

/** Whoever takes the seat again begins anew. */
const isEnded = ({ state, owedAs }: Statement): boolean =>
  state === 'cancelled' || owedAs === 'cancelled';

async function cancel(tx: Tx, one: Statement, { byInterviewer, now }: Given): Promise<void> {
  const amount = amountCancelled(one, { byInterviewer, now });
  await changeStatement(tx, one, { state: 'cancelled', amount, settledAt: now });
}

async function follow(tx: Tx, one: Statement, { interview }: Given): Promise<void> {
  const { companyId, startsAt, endsAt, minutes } = interview;
  if (interview.state === 'over') {
    if (one.doneAt !== null || endsAt === null) return;
    const doneAt = new Date(endsAt.getTime() + DONE_AFTER_DAYS * DAY_MS);
    await changeStatement(tx, one, { startsAt, endsAt, doneAt });
    await addDue(tx, STATEMENT_DONE, [{ id: one.id, companyId, at: doneAt }]);
    return;
  }
  const isSame =
    one.startsAt?.getTime() === startsAt?.getTime() && one.endsAt?.getTime() === endsAt?.getTime();
  if (isSame && one.minutes === minutes) return;
  const amount = amountOf(one.rate, minutes);
  await changeStatement(tx, one, { startsAt, endsAt, minutes, amount });
}

async function agree(tx: Tx, given: Given, kept: readonly Statement[]): Promise<void> {
  const { interview, agreed, now } = given;
  const { companyId } = interview;
  const rates = await findRates(tx, agreed);
  if (rates.size === 0) return;
  const rules = await readLateRules(tx, companyId);
  for (const [accountId, { rate, currency }] of rates) {
    const { minutes, startsAt, endsAt } = interview;
    const terms = { rate, currency, amount: amountOf(rate, minutes), ...rules };
    const times = { minutes, startsAt, endsAt, agreedAt: now };
    // What is in a payout stays what it is.
    const before = kept.find((one) => one.accountId === accountId && one.payoutId === null);
    if (before === undefined) {
      const { scheduleId, companyName, jobTitle, kind } = interview;
      const named = { companyId, scheduleId, accountId, companyName, jobTitle, kind };
      await insertStatement(tx, { ...named, ...terms, ...times });
    } else {
      await changeStatement(tx, before, { state: 'agreed', ...terms, ...times, settledAt: null });
    }
  }
}

async function readLateRules(tx: Tx, companyId: number) {
  const { chosen } = await readSettings(tx, companyId, 'externalInterviews');
  return { lateHours: Number(chosen.lateHours), latePercent: Number(chosen.latePercent) };
}
