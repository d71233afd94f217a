import { amountOf } from '@candor/contract/interviews/statement-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { readSettings } from '../../operations/settings/index.ts';
import { findRates } from '../../people/marketplace/index.ts';

/** What somebody from outside agrees to when they take a seat; null: they publish no rate, so nothing is owed. */
export async function termsOf(
  tx: Tx,
  given: { readonly companyId: number; readonly accountId: number; readonly minutes: number },
) {
  const { companyId, accountId, minutes } = given;
  const found = (await findRates(tx, [accountId])).get(accountId);
  if (found === undefined) return null;
  const { rate, currency } = found;
  const { chosen } = await readSettings(tx, companyId, 'externalInterviews');
  return {
    ...{ rate, currency, amount: amountOf(rate, minutes) },
    ...{ lateHours: Number(chosen.lateHours), latePercent: Number(chosen.latePercent) },
    ...{ lateMinutes: Number(chosen.lateMinutes), rules: chosen.rules },
  };
}
