import { insertNotes } from '../../hiring/candidate-records/index.ts';
import type { NoteRow } from './archive-rows.ts';
import { noteFromElsewhere } from './archive-words.ts';
import { candidatesOf, isOwn, numberOf, type Taker } from './bringing.ts';
import { addMarks, findMarks, findNoted, findNotes } from './mark-store.ts';

type New = NoteRow & { readonly candidateId: number };

/** With its date; who wrote it is nobody here, so that the text says it. */
export const noteTaker: Taker<NoteRow, New> = {
  async judge(tx, bringing, rows) {
    const { signer } = bringing;
    const { companyId } = bringing.deed;
    const refs = rows.map(({ ref }) => ref);
    const { any } = await findMarks(tx, { companyId, kind: 'notes', signer }, refs);
    const candidateOf = await candidatesOf(tx, bringing, rows);
    // By another way, and so with another signature. Whoever has no number is nobody here.
    const asked = rows.map((row) => ({
      ...{ candidateId: candidateOf(row) ?? 0, at: new Date(row.at), text: row.text },
    }));
    const noted = await findNoted(tx, companyId, asked);
    const seen = new Set<string>();
    const own = refs.filter((ref) => isOwn(bringing, ref)).map(numberOf);
    const { there, highest } = await findNotes(tx, companyId, own);
    // Or deleted since, which is not undone by bringing a file.
    const isHere = (row: NoteRow): boolean => {
      const about = there.get(numberOf(row.ref));
      const person = candidateOf(row);
      // Whose address was corrected since is met by none, and the note is theirs all the same.
      if (about !== undefined) return person === undefined || about === person;
      return numberOf(row.ref) <= highest;
    };
    return rows.map((row, place) => {
      if (any.has(row.ref)) return 'known';
      if (isOwn(bringing, row.ref) && isHere(row)) return 'known';
      if (seen.size === seen.add(row.ref).size) return 'known';
      const candidateId = candidateOf(row);
      if (candidateId === undefined && bringing.isTaking) return 'no_person';
      if (noted.has(place)) return 'known';
      return { take: { ...row, candidateId: candidateId ?? 0 } };
    });
  },

  async take(tx, { deed: { companyId, accountId, now }, fromCompany, signer }, news) {
    const notes = news.map(({ candidateId, text, at, author }) => ({
      ...{ candidateId, text: noteFromElsewhere({ text, author, fromCompany }) },
      createdAt: new Date(at),
    }));
    const whose = { companyId, authorId: accountId, createdAt: now };
    const ids = await insertNotes(tx, { ...whose, notes });
    const marks = news.map(({ ref }, at) => ({ origin: ref, localId: ids[at] ?? 0 }));
    await addMarks(tx, { companyId, kind: 'notes', signer }, marks);
  },
};
