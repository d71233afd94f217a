import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Notice, Notify } from '../../people/notifications/index.ts';
import { companyWrite, type Deed, deedOf } from '../../operations/audit/index.ts';
import { entryOf, noSuchCandidate } from './deeds.ts';
import { findColleagues } from './member-store.ts';
import { newlyNamed } from './note-rules.ts';
import { listNotes, lockOwnNote, NOTES_SHOWN } from './note-store.ts';
import { findCandidate } from './profile-store.ts';
import { mustBe } from './profile-handlers.ts';
import { deleteNote, insertNote, updateNote } from '../candidate-records/index.ts';

type Handlers = HandlersOf<typeof contract.candidates>;
type NoteHandlers = Pick<
  Handlers,
  'listCandidateNotes' | 'addCandidateNote' | 'editCandidateNote' | 'removeCandidateNote'
>;

/** A note is its author's: nobody else changes or removes it, and a private one nobody else sees. */
export const noteHandlers = (db: Database, notify: Notify): NoteHandlers => ({
  ...readAndRemove(db),
  ...writeHandlers(db, notify),
});

function readAndRemove(
  db: Database,
): Pick<NoteHandlers, 'listCandidateNotes' | 'removeCandidateNote'> {
  return {
    listCandidateNotes: ({ session, params: { candidateID } }) =>
      db.inCompany(session.companyId, async (tx) => {
        const { companyId, accountId } = session;
        await mustBe(tx, { companyId, candidateID });
        const rows = await listNotes(tx, { companyId, candidateID, accountId });
        const notes = rows.slice(0, NOTES_SHOWN).map((row) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          editedAt: row.editedAt?.toISOString() ?? null,
        }));
        return { notes, isMore: rows.length > NOTES_SHOWN };
      }),

    removeCandidateNote: ({ params: { candidateID, noteID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const note = await lockOwnNote(tx, { ...deed, candidateID }, noteID);
        if (note === undefined) throw noSuchNote();
        await deleteNote(tx, deed.companyId, noteID);
        const { isPrivate } = note;
        return {
          result: { done: true },
          audit: noteEntry('candidate.note_removed', { candidateID, noteID, isPrivate }),
        };
      }),
  };
}

function writeHandlers(
  db: Database,
  notify: Notify,
): Pick<NoteHandlers, 'addCandidateNote' | 'editCandidateNote'> {
  return {
    addCandidateNote: ({ params: { candidateID }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const mine = { ...deed, candidateID };
        const candidate = await findCandidate(tx, mine);
        if (candidate === undefined) throw noSuchCandidate();
        const mentions = await accountsOf(tx, mine, body);
        const { isPrivate } = body;
        const text = body.text.trim();
        const noteID = await insertNote(tx, {
          ...{ companyId: mine.companyId, candidateId: mine.candidateID, authorId: mine.accountId },
          ...{ scheduleId: null, text, isPrivate, mentions, createdAt: deed.now },
        });
        const told = newlyNamed([], mentions, deed.accountId);
        await tell(tx, notify, { deed, candidate, told });
        return {
          result: { noteID },
          audit: noteEntry('candidate.noted', { candidateID, noteID, isPrivate }),
        };
      }),

    editCandidateNote: ({ params: { candidateID, noteID }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const mine = { ...deed, candidateID };
        const note = await lockOwnNote(tx, mine, noteID);
        const candidate = await findCandidate(tx, mine);
        if (note === undefined || candidate === undefined) throw noSuchNote();
        const mentions = await accountsOf(tx, mine, body);
        const { isPrivate } = body;
        const text = body.text.trim();
        const { companyId, now } = deed;
        await updateNote(tx, companyId, { noteID, text, isPrivate, mentions, now });
        const told = newlyNamed(note.mentions, mentions, deed.accountId);
        await tell(tx, notify, { deed, candidate, told });
        return {
          result: { done: true },
          audit: noteEntry('candidate.note_edited', { candidateID, noteID, isPrivate }),
        };
      }),
  };
}

async function accountsOf(
  tx: Tx,
  about: { readonly companyId: number; readonly candidateID: number },
  { mentions, isPrivate }: { readonly mentions: readonly number[]; readonly isPrivate: boolean },
): Promise<number[]> {
  const named = [...new Set(mentions)];
  if (named.length === 0) return [];
  if (isPrivate) {
    throw refuse('private_mention', { path: 'body.mentions' });
  }
  const found = await findColleagues(tx, about, named);
  if (found.length < named.length) {
    throw refuse('unknown_member', { params: { what: 'note' }, path: 'body.mentions' });
  }
  return found.map(({ accountId }) => accountId);
}

type Telling = {
  readonly deed: Deed;
  readonly candidate: NonNullable<Awaited<ReturnType<typeof findCandidate>>>;
  readonly told: readonly number[];
};

/** Without the note's words: notifications also lie on lock screens. */
async function tell(tx: Tx, notify: Notify, { deed, candidate, told }: Telling): Promise<void> {
  const { firstName, lastName, id: candidateID } = candidate;
  for (const accountId of told) {
    const notice: Notice = {
      accountId,
      title: 'You were named in a note',
      body: `About ${`${firstName} ${lastName}`.trim()}`,
      path: `/company/job-seeker-profile-tab?candidateID=${candidateID}&tab=notes`,
      about: { companyId: deed.companyId, kind: 'mention', candidateId: candidateID },
    };
    await notify(tx, notice, deed.now);
  }
}

/** What a note says stays out of the chain, which nobody can erase. */
const noteEntry = (
  action: string,
  { candidateID, ...after }: { candidateID: number; noteID: number; isPrivate: boolean },
) => entryOf({ action, objectId: candidateID, after });

const noSuchNote = () => refuse('not_found', { params: { what: 'note' } });
