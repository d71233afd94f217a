import type { contract, Parsed } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';

type Typed = Parsed<typeof contract.marketplace.saveOffer>['body'];
export type Offer = Omit<Typed, 'revision'>;

/** undefined until they saved it first. Needs a transaction in the person's name, like everything here. */
export async function findOffer(
  tx: Tx,
  accountId: number,
): Promise<(Offer & { readonly revision: number }) | undefined> {
  const row = await tx
    .selectFrom('interviewerOffers')
    .select(['revision', 'rate', 'about', 'sample', 'isPublished'])
    .select((eb) => [
      eb.ref('currency').$castTo<Offer['currency']>().as('currency'),
      eb.ref('keptFrom').$castTo<string[]>().as('keptFrom'),
    ])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row;
}

/** The revision that it has then; undefined when it was saved elsewhere since `revision`. */
export async function saveOffer(
  tx: Tx,
  accountId: number,
  given: { readonly offer: Offer; readonly revision: number; readonly now: Date },
): Promise<number | undefined> {
  const { offer, revision, now } = given;
  const values = {
    ...offer,
    keptFrom: JSON.stringify(offer.keptFrom),
    revision: revision + 1,
    updatedAt: now,
  };
  if (revision === 0) {
    const made = await tx
      .insertInto('interviewerOffers')
      .values({ accountId, ...values })
      .onConflict((on) => on.column('accountId').doNothing())
      .returning('revision')
      .executeTakeFirst();
    return made?.revision;
  }
  const changed = await tx
    .updateTable('interviewerOffers')
    .set(values)
    .where('accountId', '=', accountId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  return changed?.revision;
}
