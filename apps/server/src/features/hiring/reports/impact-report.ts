import { equalityKinds } from '@candor/contract/hiring/equality-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { readSettings } from '../equality/index.ts';
import type { HiringFilter } from './hiring-store.ts';
import { impactOf } from './impact-rules.ts';
import { findSums } from './impact-store.ts';
import type { Period } from './report-rules.ts';

export async function readImpact(
  tx: Tx,
  filter: HiringFilter,
  period: Pick<Period, 'from' | 'until'>,
) {
  const { isOn } = await readSettings(tx, filter.companyId);
  const ofQuestion = Map.groupBy(await findSums(tx, filter), ({ question }) => question);
  const questions = equalityKinds.flatMap((question) => {
    const sums = ofQuestion.get(question) ?? [];
    const people = sums.reduce((all, sum) => all + sum.people, 0);
    return people === 0 ? [] : [{ question, people, steps: impactOf(sums) }];
  });
  return { ...period, isAsked: isOn, questions };
}
