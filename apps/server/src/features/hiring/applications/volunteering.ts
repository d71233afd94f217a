import type { contract, Parsed } from '@candor/contract';
import { EQUALITY_VERSION, equalityConsentText } from '@candor/contract/hiring/equality-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { readSettings, replaceAnswers } from '../equality/index.ts';
import type { OpenAdvert } from '../jobs/index.ts';
import { lockApplicationOfForm } from './intake-store.ts';

type Answers = Parsed<typeof contract.applications.volunteerAnswers>['body']['answers'];

/** What the company asks whoever has applied; nothing unless it has switched it on. */
export async function voluntaryQuestions(tx: Tx, companyId: number) {
  const { isOn, questions } = await readSettings(tx, companyId);
  return isOn ? questions : [];
}

/**
 * Answers of whoever sent this form, while their application is active. Of a repeated form nothing is kept: anybody may
 * have typed the address. No audit line either, since it would say who volunteered.
 */
export async function takeAnswers(
  tx: Tx,
  { advert, formKey, answers }: { advert: OpenAdvert; formKey: string; answers: Answers },
): Promise<void> {
  const { companyID: companyId, companyName } = advert;
  const asked = new Map(
    (await voluntaryQuestions(tx, companyId)).map(({ kind, options }) => [kind, options]),
  );
  const isAsked = answers.every(({ kind, answer }) => asked.get(kind)?.includes(answer) ?? false);
  if (!isAsked) {
    throw refuse('form_changed', { params: { what: 'equality' } });
  }
  const applicationId = await lockApplicationOfForm(tx, companyId, formKey);
  if (applicationId === undefined) return;
  const consent = { version: EQUALITY_VERSION, text: equalityConsentText({ companyName }) };
  await replaceAnswers(tx, { companyId, applicationId, answers, consent });
}
