import { MERGE_UNDO_DAYS, TAGS_MOST } from '@candor/contract/hiring/candidate-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { Deed } from '../../operations/audit/index.ts';
import { noSuchCandidate } from './deeds.ts';
import {
  addAddresses,
  dropAddresses,
  giveBackMerges,
  inheritMerges,
  insertMerge,
} from './merge-record-store.ts';
import type { MergeRecord } from './merge-record-store.ts';
import {
  type CandidateJson,
  type MergeField,
  mergedRow,
  standingOf,
  unmergedRow,
} from './merge-rules.ts';
import {
  findAccountEmails,
  insertRows,
  isAddressTaken,
  lockPair,
  moveBack,
  moveRows,
  readRow,
} from './merge-store.ts';
import {
  findSharedJobs,
  joinApplication,
  type Joined,
  partApplication,
  withLivingPlaces,
} from '../applications/index.ts';
import { readNotesAgain, removeRow, writeRow } from '../candidate-records/index.ts';

const DAY = 86_400_000;

export type Merging = {
  readonly candidateID: number;
  readonly otherID: number;
  readonly fromOther: readonly MergeField[];
  readonly updatedAt: string;
  readonly otherUpdatedAt: string;
};

/** One of two, in one transaction: all of it happens or nothing. */
export async function mergeTwo(tx: Tx, deed: Deed, asked: Merging) {
  const { companyId, accountId, now } = deed;
  const pair = { companyId, keptId: asked.candidateID, goneId: asked.otherID };
  const found = await lockPair(tx, pair);
  if (found === null) throw noSuchCandidate();
  const { kept, gone } = found;
  mustBeAsRead(kept, asked.updatedAt);
  mustBeAsRead(gone, asked.otherUpdatedAt);
  const after = mergedRow(kept, gone, asked.fromOther);
  await mustKeepAccount(tx, { kept, gone, after });
  if (after.tags.length > TAGS_MOST) {
    throw refuse('too_many_tags', { params: { what: 'together' } });
  }
  const joined = await joinApplications(tx, pair, now);
  const moved = await moveRows(tx, pair);
  const lost = after.email === kept.email ? gone.email : kept.email;
  const { addresses, inherited } = await inheritMerges(tx, pair, lost);
  await removeRow(tx, companyId, pair.goneId);
  await writeRow(tx, { companyId, row: after, now });
  const record = { before: kept, after, gone, moved, joined, addresses, inherited };
  const mergeID = await insertMerge(tx, {
    ...pair,
    ...{ goneName: nameOf(gone), by: accountId, now, record },
    undoUntil: new Date(now.getTime() + MERGE_UNDO_DAYS * DAY),
  });
  return { mergeID, joined: joined.length, moved };
}

const nameOf = ({ first_name: first, last_name: last, email }: CandidateJson): string =>
  `${first} ${last}`.trim() || email;

function mustBeAsRead(row: CandidateJson, updatedAt: string): void {
  if (new Date(row.updated_at).toISOString() === updatedAt) return;
  throw refuse('changed_meanwhile', { params: { what: 'one-of-two' } });
}

type Rows = {
  readonly kept: CandidateJson;
  readonly gone: CandidateJson;
  readonly after: CandidateJson;
};

/** Whoever signs in finds their applications by their address: it stays, and nobody gets another's. */
async function mustKeepAccount(tx: Tx, { kept, gone, after }: Rows): Promise<void> {
  const { hasTwoAccounts, email } = await accountOf(tx, kept, gone);
  if (hasTwoAccounts) {
    throw refuse('two_accounts');
  }
  if (email !== null && after.email !== email) {
    throw refuse('account_email', { params: { email }, path: 'body.fromOther' });
  }
}

type Signing = Pick<CandidateJson, 'email' | 'account_id'>;

export async function accountOf(tx: Tx, kept: Signing, gone: Signing) {
  const emails = await findAccountEmails(tx, [kept.email, gone.email]);
  const canSignIn = (one: Signing) => emails.has(one.email) || one.account_id !== null;
  const hasTwoAccounts = canSignIn(kept) && canSignIn(gone);
  const one = canSignIn(kept) ? kept : canSignIn(gone) ? gone : null;
  return { hasTwoAccounts, email: one?.email ?? null };
}

type Pair = { readonly companyId: number; readonly keptId: number; readonly goneId: number };

async function joinApplications(tx: Tx, pair: Pair, now: Date): Promise<Joined[]> {
  const joined: Joined[] = [];
  for (const { kept, gone } of await findSharedJobs(tx, pair)) {
    const { stands, joins } = standingOf(kept, gone);
    const ids = { joinsId: joins.applicationID, standsId: stands.applicationID };
    joined.push(await joinApplication(tx, { companyId: pair.companyId, ...ids }, now));
  }
  return joined;
}

/** Whoever held them back while they were one meant what was of both. */
function holdSince(gone: CandidateJson, after: CandidateJson, current: CandidateJson) {
  const { held_because, held_at, held_by } = current;
  const isSince = held_at !== null && held_at !== after.held_at;
  return gone.held_at === null && isSince ? { held_because, held_at, held_by } : {};
}

/** Two of one again. What was added since the merge stays with the one who stayed. */
export async function partTwo(
  tx: Tx,
  deed: Deed,
  { pair, record }: { readonly pair: Pair; readonly record: MergeRecord },
): Promise<void> {
  const { companyId, now } = deed;
  const current = await readRow(tx, companyId, pair.keptId);
  if (current === null) throw noSuchCandidate();
  const { before, after, gone, moved, joined, addresses } = record;
  const parted = unmergedRow(before, after, current);
  for (const { email } of [gone, parted]) {
    const isTaken = await isAddressTaken(tx, { companyId, email, except: pair.keptId });
    if (isTaken || parted.email === gone.email) {
      throw refuse('address_taken', { params: { email } });
    }
  }
  await writeRow(tx, { companyId, row: parted, now });
  const held = { ...gone, ...holdSince(gone, after, current) };
  await insertRows(tx, 'candidates', [{ ...held, updated_at: now.toISOString() }]);
  await moveBack(tx, pair, moved);
  await giveBackMerges(tx, pair, record.inherited ?? []);
  await readNotesAgain(tx, companyId, pair.keptId);
  for (const one of joined) {
    const application = await withLivingPlaces(tx, companyId, one);
    if (application === null) continue;
    await insertRows(tx, 'applications', [application]);
    await insertRows(tx, 'application_answers', one.answers);
    await partApplication(tx, companyId, one);
  }
  await dropAddresses(tx, {
    companyId,
    candidateId: pair.keptId,
    emails: [gone.email, before.email, ...addresses],
  });
  await addAddresses(tx, { companyId, candidateId: pair.goneId, emails: addresses });
}
