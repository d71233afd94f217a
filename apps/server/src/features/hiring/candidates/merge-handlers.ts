import type { contract } from '@candor/contract';
import { MERGE_UNDO_DAYS } from '@candor/contract/hiring/candidate-rules';
import type { Database } from '../../../platform/database/database.ts';
import { isLimitedToJobs } from '../../../platform/database/job-limit.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { entryOf, noSuchCandidate } from './deeds.ts';
import { endMerge, lockMerge } from './merge-record-store.ts';
import { standingOf } from './merge-rules.ts';
import { countMoving, lockPair } from './merge-store.ts';
import { accountOf, mergeTwo, partTwo } from './merging.ts';
import { mustBe } from './profile-handlers.ts';
import { findSamePerson, insertApart, listMerges } from './same-person-store.ts';
import { findSharedJobs } from '../applications/index.ts';

type Handlers = HandlersOf<typeof contract.candidates>;
type MergeHandlers = Pick<
  Handlers,
  'listSamePerson' | 'compareCandidates' | 'mergeCandidates' | 'undoMerge' | 'keepApart'
>;

export const mergeHandlers = (db: Database): MergeHandlers => ({
  ...readHandlers(db),
  ...writeHandlers(db),
});

function readHandlers(db: Database): Pick<MergeHandlers, 'listSamePerson' | 'compareCandidates'> {
  return {
    listSamePerson: ({ session: { companyId }, params: { candidateID }, now }) =>
      db.inCompany(companyId, async (tx) => {
        await mustBe(tx, { companyId, candidateID });
        const found = await findSamePerson(tx, companyId, [candidateID]);
        const merges = await listMerges(tx, { companyId, candidateID, now });
        return {
          suggestions: found.map(({ otherID, name, email, reasons }) => ({
            candidateID: otherID,
            ...{ name, email, reasons },
          })),
          merges: merges.map(({ mergedAt, undoUntil, ...merge }) => ({
            ...merge,
            mergedAt: mergedAt.toISOString(),
            undoUntil: undoUntil?.toISOString() ?? null,
          })),
        };
      }),

    compareCandidates: ({ session: { companyId }, params: { candidateID, otherID } }) =>
      db.inCompany(companyId, async (tx) => {
        mustDiffer(candidateID, otherID);
        const pair = { companyId, keptId: candidateID, goneId: otherID };
        const found = await lockPair(tx, pair);
        if (found === null) throw noSuchCandidate();
        const { hasTwoAccounts, email } = await accountOf(tx, found.kept, found.gone);
        const accountHolder = email === found.kept.email ? candidateID : otherID;
        const shared = await findSharedJobs(tx, pair);
        return {
          hasTwoAccounts,
          accountOf: email === null ? null : accountHolder,
          joined: shared.map(({ jobTitle, kept, gone }) => ({
            jobTitle,
            standsOf: standingOf(kept, gone).stands.candidateID,
          })),
          moving: await countMoving(tx, companyId, otherID),
          undoDays: MERGE_UNDO_DAYS,
        };
      }),
  };
}

function writeHandlers(
  db: Database,
): Pick<MergeHandlers, 'mergeCandidates' | 'undoMerge' | 'keepApart'> {
  return {
    mergeCandidates: ({ params: { candidateID }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        mustDiffer(candidateID, body.otherID);
        await mustSeeAll(tx, { companyId: deed.companyId, candidateID });
        const { mergeID, joined, moved } = await mergeTwo(tx, deed, { candidateID, ...body });
        // Without anybody's facts: nobody can erase the chain.
        const counts = Object.entries(moved).map(([table, ids]) => [table, ids.length]);
        const after = {
          ...{ mergeID, otherID: body.otherID, fromOther: body.fromOther, joined },
          moved: Object.fromEntries(counts),
        };
        return {
          result: { mergeID },
          audit: entryOf({ action: 'candidate.merged', objectId: candidateID, after }),
        };
      }),

    undoMerge: ({ params: { mergeID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId: by, now } = deed;
        const merge = await lockMerge(tx, companyId, mergeID);
        if (merge === undefined) throw refuse('not_found', { params: { what: 'merge' } });
        const { keptId, goneId, undoUntil, undoneAt, record: kept } = merge;
        await mustSeeAll(tx, { companyId, candidateID: keptId });
        if (kept === null || undoneAt !== null || undoUntil <= now) {
          throw refuse('too_late');
        }
        await partTwo(tx, deed, { pair: { companyId, keptId, goneId }, record: kept });
        await endMerge(tx, companyId, { mergeID, by, now });
        const after = { mergeID, otherID: goneId };
        return {
          result: { candidateID: goneId },
          audit: entryOf({ action: 'candidate.unmerged', objectId: keptId, after }),
        };
      }),

    keepApart: ({ params: { candidateID }, body: { otherID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId: by, now } = deed;
        mustDiffer(candidateID, otherID);
        await mustBe(tx, { companyId, candidateID });
        await mustBe(tx, { companyId, candidateID: otherID });
        await insertApart(tx, { companyId, candidateID, otherID, by, now });
        const entry = { action: 'candidate.kept_apart', objectId: candidateID, after: { otherID } };
        return {
          result: { done: true },
          audit: entryOf(entry),
        };
      }),
  };
}

/** Two people are joined with what they have in every job, so whoever joins them sees every job. */
async function mustSeeAll(...[tx, one]: Parameters<typeof mustBe>): Promise<void> {
  if (!isLimitedToJobs()) return;
  await mustBe(tx, one);
  throw refuse('not_allowed', { params: { what: 'sees-all-jobs' } });
}

function mustDiffer(one: number, other: number): void {
  if (one === other) throw refuse('same_candidate');
}
