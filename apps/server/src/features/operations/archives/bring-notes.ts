import { insertNotes } from '../../hiring/candidate-records/index.ts';
import type { NoteRow } from './archive-rows.ts';
import { noteFromElsewhere } from './archive-words.ts';
import { isOwn, numberOf, type Taker } from './bringing.ts';
import { addMarks, findMarks, findNotes, findPersons } from './mark-store.ts';

type New = NoteRow & { readonly candidateId: number };

/** With its date; who wrote it is nobody here, so that the text says it. */
export const noteTaker: Taker<NoteRow, New> = {
  async judge(tx, bringing, rows) {
    const { companyId } = bringing.deed;
    const refs = rows.map(({ ref }) => ref);
    const marks = await findMarks(tx, { companyId, kind: 'notes' }, refs);
    const emails = rows.map(({ email }) => email);
    const persons = await findPersons(tx, companyId, emails);
    const seen = new Set<string>();
    const own = refs.filter((ref) => isOwn(bringing, ref)).map(numberOf);
    const { there, highest } = await findNotes(tx, companyId, own);
    // Or deleted since, which is not undone by bringing a file.
    const isHere = ({ ref, email }: NoteRow): boolean => {
      const about = there.get(numberOf(ref));
      const person = persons.get(email);
      // Whose address was corrected since is met by none, and the note is theirs all the same.
      if (about !== undefined) return person === undefined || about === person;
      return numberOf(ref) <= highest;
    };
    return rows.map((row) => {
      if (marks.has(row.ref)) return 'known';
      if (isOwn(bringing, row.ref) && isHere(row)) return 'known';
      if (seen.size === seen.add(row.ref).size) return 'known';
      const candidateId = persons.get(row.email);
      if (candidateId === undefined && bringing.isTaking) return 'no_person';
      return { take: { ...row, candidateId: candidateId ?? 0 } };
    });
  },

  async take(tx, { deed: { companyId, accountId, now }, fromCompany }, news) {
    const notes = news.map(({ candidateId, text, at, author }) => ({
      ...{ candidateId, text: noteFromElsewhere({ text, author, fromCompany }) },
      createdAt: new Date(at),
    }));
    const whose = { companyId, authorId: accountId, createdAt: now };
    const ids = await insertNotes(tx, { ...whose, notes });
    const marks = news.map(({ ref }, at) => ({ origin: ref, localId: ids[at] ?? 0 }));
    await addMarks(tx, { companyId, kind: 'notes' }, marks);
  },
};
