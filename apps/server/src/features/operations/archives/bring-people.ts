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
    const { companyId } = bringing.deed;
    const emails = rows.map(({ email }) => email);
    const persons = await findPersons(tx, companyId, emails);
    const unmet = rows.filter(({ email }) => !persons.has(email));
    const refs = unmet.map(({ ref }) => ref);
    const marks = await findMarks(tx, { companyId, kind: 'people' }, refs);
    const idOf = (ref: string) =>
      marks.get(ref) ?? (isOwn(bringing, ref) ? numberOf(ref) : undefined);
    const ids = refs.flatMap((ref) => idOf(ref) ?? []);
    const { living, highest } = await findLiving(tx, companyId, ids);
    const unmetEmails = unmet.map(({ email }) => email);
    const erased = await findErasedAddresses(tx, companyId, unmetEmails);
    const seen = new Set<string>();
    return rows.map((row) => {
      if (persons.has(row.email)) return 'known';
      if (erased.has(row.email)) return 'erased';
      const id = idOf(row.ref);
      const called = id === undefined ? undefined : living.get(id);
      // By number alone it may be somebody else: of a database that was set up or restored under the same key.
      if (called !== undefined && (marks.has(row.ref) || called === nameOf(row))) return 'known';
      if (marks.has(row.ref)) return 'deleted';
      if (called === undefined && id !== undefined && id <= highest) return 'deleted';
      const isRepeated = seen.size === seen.add(row.email).size;
      return isRepeated ? 'known' : { take: row };
    });
  },

  async take(tx, { deed: { companyId, now } }, news) {
    const people = news.map(({ ref: _ref, ...person }) => person);
    const added = await addImported(tx, { companyId, now, people });
    const refs = new Map(news.map(({ ref, email }) => [email, ref]));
    const marks = added.map(({ id, email }) => ({ origin: refs.get(email) ?? '', localId: id }));
    await addMarks(tx, { companyId, kind: 'people' }, marks);
  },
};
