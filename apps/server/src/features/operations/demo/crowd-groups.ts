import {
  EQUALITY_VERSION,
  equalityConsentText,
  standardOptions,
} from '@candor/contract/hiring/equality-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { addUp, replaceAnswers, writeSettings } from '../../hiring/equality/index.ts';
import { demoCompany } from './demo-people.ts';
import type { SeededRandom } from './seeded-random-rules.ts';

const asked = ['gender', 'age'] as const;

/** The demo company asks about gender and age. */
export async function askAboutGroups(tx: Tx, companyId: number): Promise<void> {
  const questions = asked.map((kind) => ({ kind, options: [...standardOptions[kind]] }));
  await writeSettings(tx, companyId, { isOn: true, version: 0, questions });
}

/** What an invented applicant volunteers; one in eight says nothing. */
export async function volunteer(
  tx: Tx,
  random: SeededRandom,
  given: { readonly companyId: number; readonly applicationId: number },
): Promise<void> {
  if (random.chance(0.12)) return;
  const answers = [
    { kind: 'gender', answer: random.pick(['Woman', 'Man', 'Woman', 'Man', 'Non-binary']) },
    { kind: 'age', answer: random.pick(['Under 30', '30 to 39', '40 to 49']) },
  ] as const;
  const consent = {
    version: EQUALITY_VERSION,
    text: equalityConsentText({ companyName: demoCompany.name }),
  };
  await replaceAnswers(tx, { ...given, answers, consent });
}

/** What a night a week after the decisions does. */
export async function addUpCrowd(tx: Tx, now: Date): Promise<void> {
  await addUp(tx, { decidedBefore: now, today: now.toISOString().slice(0, 10), atLeast: 5 });
}
