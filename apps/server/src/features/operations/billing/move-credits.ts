import { type CreditKind, creditKinds } from '@candor/contract/operations/credits';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { isLowOn, transferOfCredits } from './billing-rules.ts';
import { creditNotice, type Few, fewCreditsLetter } from './credit-words.ts';
import {
  CREDITS,
  findFewTold,
  insertMove,
  listAdmins,
  listLivingUses,
  listUnused,
  lockBalance,
  lockUnbegun,
  type NewMove,
  noteFewTold,
  readBalance,
  RETURNED_AT_ONCE,
  type Use,
} from './credit-store.ts';
import { readCreditPrice } from './credit-price-store.ts';
import { writeTransfer } from './ledger-store.ts';
import type { Billing } from './payment-provider.ts';

/** Writes what came or went, and the same into the ledger; false: it was written before. */
export async function moveCredits(tx: Tx, move: NewMove): Promise<boolean> {
  const made = await insertMove(tx, move);
  if (made === undefined) return false;
  const { companyId, reason, credits, madeAt: now } = move;
  const transfer = transferOfCredits({ id: made.id, reason, credits, currency: CREDITS });
  await writeTransfer(tx, transfer, { companyId, now });
  if (credits > 0) await forgetFewTold(tx, companyId, now);
  return true;
}

/** Once there are enough again, whoever runs the company is told anew when they get few. */
async function forgetFewTold(tx: Tx, companyId: number, now: Date): Promise<void> {
  if ((await findFewTold(tx, companyId)) === null) return;
  const left = await readBalance(tx, companyId);
  if (!isLowOn(left, dearestOf(await readPrices(tx, now)))) await noteFewTold(tx, companyId, null);
}

export type Spent = { readonly companyId: number; readonly accountId: number; readonly now: Date };

type Letters = {
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly notify: Notify;
};
export type SpenderParts = {
  readonly billing: Billing | null;
  /** Left out where nobody is told that few are left. */
  readonly letters?: Letters;
};

/** What interviews of a kind cost, one of them or one seat; 0 where nobody ever said a price, or nothing is sold. */
export const readPrice = async (
  { billing }: Pick<SpenderParts, 'billing'>,
  tx: Tx,
  of: { readonly kind: CreditKind; readonly now: Date },
): Promise<number> => (billing === null ? 0 : await readCreditPrice(tx, of.kind, of.now));

/** What all that is sold for credits costs; what costs none is left out. */
async function readPrices(tx: Tx, now: Date): Promise<number[]> {
  const prices: number[] = [];
  for (const kind of creditKinds) prices.push(await readCreditPrice(tx, kind, now));
  return prices.filter((price) => price > 0);
}

/** Few are left for whoever wants the dearest. */
const dearestOf = (prices: readonly number[]): number => Math.max(0, ...prices);

/**
 * Each of these interviews costs its credits once: one that has them costs no other. The balance is locked, so of two
 * that spend the last one, one is refused.
 */
export async function spendOn(
  tx: Tx,
  { companyId, accountId, now }: Spent,
  {
    letters,
    kind,
    price,
    uses,
  }: Pick<SpenderParts, 'letters'> & {
    readonly kind: CreditKind;
    readonly price: number;
    readonly uses: readonly { readonly scheduleId: number; readonly credits: number }[];
  },
): Promise<void> {
  if (price === 0 || uses.length === 0) return;
  const left = await lockBalance(tx, companyId);
  const ids = uses.map(({ scheduleId }) => scheduleId);
  const paid = await listLivingUses(tx, companyId, ids);
  const paidFor = new Set(paid.map(({ scheduleId }) => scheduleId));
  const due = uses.filter(({ scheduleId }) => !paidFor.has(scheduleId));
  // Also where less than nothing is left.
  if (due.length === 0) return;
  const needed = due.reduce((sum, { credits }) => sum + credits, 0);
  if (needed > left) throw refuse('no_credit', { params: { needed, left } });
  for (const { scheduleId, credits } of due) {
    const use = { reason: 'used', credits: -credits, scheduleId, kind } as const;
    await moveCredits(tx, { companyId, ...use, madeAt: now, madeBy: accountId });
  }
  const rest = left - needed;
  if (letters === undefined) return;
  const prices = await readPrices(tx, now);
  const dearest = dearestOf(prices);
  // Whoever can still pay for the cheapest can still ask somebody.
  const isUsedUp = rest < Math.min(...prices);
  if (isUsedUp) await tellNone(tx, letters, { companyId, now });
  if (!isLowOn(rest, dearest)) return;
  // The balance is locked, so it is told once. Where a price fell, there were enough meanwhile.
  const isTold = (await findFewTold(tx, companyId)) !== null && isLowOn(left, dearest);
  if (isTold) return;
  await tellFew(tx, letters, { companyId, left: rest, price, kind, now, isUsedUp });
  await noteFewTold(tx, companyId, now);
}

export type SpendCredits = (tx: Tx, by: Spent, scheduleIds: readonly number[]) => Promise<void>;

/** Whoever is invited to a bot interview costs its price. */
export const createCreditSpender =
  (parts: SpenderParts): SpendCredits =>
  async (tx, by, scheduleIds) => {
    const kind = 'bot-interview';
    const price = await readPrice(parts, tx, { kind, now: by.now });
    const uses = scheduleIds.map((scheduleId) => ({ scheduleId, credits: price }));
    await spendOn(tx, by, { ...parts, kind, price, uses });
  };

/** Who invites next is refused: whoever runs the company hears of it when the last are used, not from them. */
async function tellNone(
  tx: Tx,
  { notify }: Letters,
  { companyId, now }: Pick<Spent, 'companyId' | 'now'>,
): Promise<void> {
  for (const { id: accountId } of await listAdmins(tx, companyId)) {
    await notify(tx, { accountId, ...creditNotice('none', companyId) }, now);
  }
}

async function tellFew(
  tx: Tx,
  { postOffice, baseUrl, notify }: Letters,
  of: Pick<Spent, 'companyId' | 'now'> &
    Pick<Few, 'left' | 'price' | 'kind'> & { readonly isUsedUp: boolean },
): Promise<void> {
  const { companyId, now, isUsedUp, ...few } = of;
  for (const { id, email: to, firstName } of await listAdmins(tx, companyId)) {
    const key = `credits-few:${companyId}:${id}:${now.getTime()}`;
    await postOffice.post(tx, fewCreditsLetter({ to, key, firstName, ...few, baseUrl }));
    if (isUsedUp) continue;
    const notice = creditNotice('few', companyId);
    await notify(tx, { accountId: id, ...notice, hasMail: true }, now);
  }
}

/** Of invitations that nobody used and nobody can use any more; true: there may be more of them. */
export async function returnUnused(tx: Tx, companyId: number, now: Date): Promise<boolean> {
  // Whoever invites waits for the balance: it is locked only where something comes back.
  if ((await listUnused(tx, companyId, now)).length === 0) return false;
  await lockBalance(tx, companyId);
  // Who was given longer meanwhile keeps what was paid.
  const uses = await listUnused(tx, companyId, now);
  await giveBack(tx, uses, { companyId, now });
  return uses.length === RETURNED_AT_ONCE;
}

export type ReturnCredits = (
  tx: Tx,
  of: { readonly companyId: number; readonly ids: readonly number[] },
) => Promise<void>;

/** Before interviews are deleted: what was paid for those that nobody began comes back, also where nothing is sold now. */
export const createCreditReturner =
  ({ clock }: { readonly clock: Clock }): ReturnCredits =>
  async (tx, { companyId, ids }) => {
    if (ids.length === 0) return;
    // Nobody begins them any more; locked in the order in which whoever is given longer locks.
    const now = clock();
    const uses = await lockUnbegun(tx, companyId, { ids, now });
    if (uses.length === 0) return;
    await lockBalance(tx, companyId);
    await giveBack(tx, uses, { companyId, now });
  };

async function giveBack(
  tx: Tx,
  uses: readonly Use[],
  { companyId, now }: { readonly companyId: number; readonly now: Date },
): Promise<void> {
  for (const { id: usedId, scheduleId, kind, credits } of uses) {
    const back = { reason: 'returned', credits: -credits, scheduleId, kind, usedId } as const;
    await moveCredits(tx, { companyId, ...back, madeAt: now });
  }
}
