import type { Education, Employment, Language, Skill } from '@candor/contract/people/profiles';
import type { Tx } from '../../../platform/database/database.ts';

/** Lists are handed in whole, so each save replaces the one before; their order is the person's. */
type Whose = { readonly accountId: number };
const inOrder = <T>({ accountId }: Whose, items: readonly T[]) =>
  items.map((item, position) => ({ accountId, position, ...item }));

export async function saveEducations(tx: Tx, whose: Whose, items: readonly Education[]) {
  await tx.deleteFrom('educations').where('accountId', '=', whose.accountId).execute();
  if (items.length > 0) await tx.insertInto('educations').values(inOrder(whose, items)).execute();
}

export async function saveEmployments(tx: Tx, whose: Whose, items: readonly Employment[]) {
  await tx.deleteFrom('employments').where('accountId', '=', whose.accountId).execute();
  if (items.length > 0) await tx.insertInto('employments').values(inOrder(whose, items)).execute();
}

export async function saveSkills(tx: Tx, whose: Whose, items: readonly Skill[]) {
  await tx.deleteFrom('personSkills').where('accountId', '=', whose.accountId).execute();
  const named = items.map(({ name, rating }) => ({ name: name.trim(), rating }));
  if (named.length > 0) await tx.insertInto('personSkills').values(inOrder(whose, named)).execute();
}

export async function saveLanguages(tx: Tx, whose: Whose, items: readonly Language[]) {
  await tx.deleteFrom('personLanguages').where('accountId', '=', whose.accountId).execute();
  const named = items.map(({ name, level }) => ({ name: name.trim(), level }));
  if (named.length > 0) {
    await tx.insertInto('personLanguages').values(inOrder(whose, named)).execute();
  }
}

export const readEducations = (tx: Tx, accountId: number): Promise<Education[]> =>
  tx
    .selectFrom('educations')
    .select(['school', 'degree', 'field', 'started', 'ended'])
    .where('accountId', '=', accountId)
    .orderBy('position')
    .execute();

export const readEmployments = (tx: Tx, accountId: number): Promise<Employment[]> =>
  tx
    .selectFrom('employments')
    .select(['employer', 'title', 'started', 'ended'])
    .where('accountId', '=', accountId)
    .orderBy('position')
    .execute();

export const readSkills = (tx: Tx, accountId: number): Promise<Skill[]> =>
  tx
    .selectFrom('personSkills')
    .select(['name', 'rating'])
    .where('accountId', '=', accountId)
    .orderBy('position')
    .execute();

export const readLanguages = (tx: Tx, accountId: number): Promise<Language[]> =>
  tx
    .selectFrom('personLanguages')
    .select('name')
    .select((eb) => eb.ref('level').$castTo<Language['level']>().as('level'))
    .where('accountId', '=', accountId)
    .orderBy('position')
    .execute();
