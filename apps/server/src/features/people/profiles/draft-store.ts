import type { Tx } from '../../../platform/database/database.ts';

export type DraftStep = 'person' | 'second' | 'third';
export type Drafts = { [S in DraftStep]?: { content: string; savedAt: string } };
type Form = { readonly accountId: number; readonly registration: 'candidate' | 'interviewer' };

const nameOf = ({ registration }: Form, step: DraftStep) => `${registration}:${step}`;

export async function keepDraft(
  tx: Tx,
  form: Form,
  {
    step,
    content,
    now,
  }: { readonly step: DraftStep; readonly content: string; readonly now: Date },
): Promise<void> {
  const values = { content, savedAt: now };
  await tx
    .insertInto('registrationDrafts')
    .values({ accountId: form.accountId, form: nameOf(form, step), ...values })
    .onConflict((on) => on.columns(['accountId', 'form']).doUpdateSet(values))
    .execute();
}

/** With the step handed in, its draft has done its work. */
export async function dropDraft(tx: Tx, form: Form, step: DraftStep): Promise<void> {
  await tx
    .deleteFrom('registrationDrafts')
    .where('accountId', '=', form.accountId)
    .where('form', '=', nameOf(form, step))
    .execute();
}

export async function readDrafts(tx: Tx, form: Form): Promise<Drafts> {
  const rows = await tx
    .selectFrom('registrationDrafts')
    .select(['form', 'content', 'savedAt'])
    .where('accountId', '=', form.accountId)
    .where('form', 'like', `${form.registration}:%`)
    .execute();
  return Object.fromEntries(
    rows.map(({ form: name, content, savedAt }) => [
      name.slice(form.registration.length + 1),
      { content, savedAt: savedAt.toISOString() },
    ]),
  );
}
