import { addImported } from '../../hiring/candidate-records/index.ts';
import { findErasedAddresses } from '../retention/index.ts';
import type { PersonRow } from './archive-rows.ts';
import { isOwn, numberOf, type Taker } from './bringing.ts';
import { addMarks, findLiving, findMarks, findPersons, nameOf } from './mark-store.ts';

/**
 * Known by their address, which is theirs alone. Nobody comes back who was erased here, or brought earlier and deleted
 * since, or of this company and is gone.
 */
export const personTaker: Taker<PersonRow, PersonRow> = {
  async judge(tx, bringing, rows) {
    const { signer, deed, isTaking } = bringing;
    const { companyId } = deed;
    const emails = rows.map(({ email }) => email);
    const persons = await findPersons(tx, companyId, emails);
    const unmet = rows.filter(({ email }) => !persons.has(email));
    const refs = unmet.map(({ ref }) => ref);
    const { signed, any } = await findMarks(tx, { companyId, kind: 'people', signer }, refs);
    const idOf = (ref: string) =>
      any.get(ref) ?? (isOwn(bringing, ref) ? numberOf(ref) : undefined);
    const ids = refs.flatMap((ref) => idOf(ref) ?? []);
    const { living, highest } = await findLiving(tx, companyId, ids);
    const unmetEmails = unmet.map(({ email }) => email);
    const erased = await findErasedAddresses(tx, companyId, unmetEmails);
    const seen = new Set<string>();
    const met: { origin: string; localId: number }[] = [];
    const known = (row: PersonRow, localId: number) => {
      met.push({ origin: row.ref, localId });
      return 'known' as const;
    };
    const verdicts = rows.map((row) => {
      const person = persons.get(row.email);
      if (person !== undefined) return known(row, person);
      if (erased.has(row.email)) return 'erased';
      const id = idOf(row.ref);
      const called = id === undefined ? undefined : living.get(id);
      // By number alone it may be somebody else: of a database that was set up or restored under the same key.
      const isSame = signed.has(row.ref) || called === nameOf(row);
      if (called !== undefined && id !== undefined && isSame) return known(row, id);
      const isGone = any.has(row.ref) || (id !== undefined && id <= highest);
      if (called === undefined && isGone) return 'deleted';
      const isRepeated = seen.size === seen.add(row.email).size;
      return isRepeated ? 'known' : { take: row };
    });
    // So that their notes and files find them when their address is corrected here or there.
    if (isTaking) await addMarks(tx, { companyId, kind: 'people', signer }, met);
    return verdicts;
  },

  async take(tx, { deed: { companyId, now }, signer }, news) {
    const people = news.map(({ ref: _ref, ...person }) => person);
    const added = await addImported(tx, { companyId, now, people });
    const refs = new Map(news.map(({ ref, email }) => [email, ref]));
    const marks = added.map(({ id, email }) => ({ origin: refs.get(email) ?? '', localId: id }));
    await addMarks(tx, { companyId, kind: 'people', signer }, marks);
  },
};
