import type { contract } from '@candor/contract';
import { emailProblem } from '@candor/contract/people/email-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { CompanySession, HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { normaliseEmail } from '../../people/accounts/index.ts';
import { findRequest, isAnyKept } from '../recordings/index.ts';
import { companyWrite, type DeedEntry, deedOf } from '../../operations/audit/index.ts';
import {
  countSentSince,
  hasInterview,
  insertShare,
  isSharedWith,
  listShares,
  lockInterview,
  lockShare,
  markRevoked,
  readSharer,
  renewSecret,
  type ShareRef,
  type ShareRow,
} from './share-store.ts';
import { shareLetter } from './viewing-mails.ts';
import { viewingUrl } from './viewing-url.ts';
import { dayBefore, maySendAgain, SHARES_A_DAY, shareEnd, stateOf } from './viewing-rules.ts';
import { findAbout } from '../../hiring/mail-templates/index.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.viewing>,
  'listShares' | 'shareRecording' | 'revokeShare' | 'resendShare'
>;

export type ShareParts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
};

export const noSuchInterview = () => fail('not_found', 'There is no such interview.');
const noSuchShare = () => fail('not_found', 'There is no such share.');

export function shareHandlers(parts: ShareParts): Handlers {
  const { db } = parts;
  return {
    async listShares({ params: { interviewScheduleID }, session: { companyId }, now }) {
      const rows = await db.inCompany(companyId, async (tx) => {
        if (!(await hasInterview(tx, companyId, interviewScheduleID))) throw noSuchInterview();
        return listShares(tx, companyId, interviewScheduleID);
      });
      return { shares: rows.map((row) => shown(row, now)) };
    },

    shareRecording: createHandler(parts),
    resendShare: resendHandler(parts),

    revokeShare: ({ params: { interviewScheduleID: scheduleId, shareID: id }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const ref = { companyId, scheduleId, id };
        const share = await lockShare(tx, ref);
        if (share === undefined) throw noSuchShare();
        const result = { done: true } as const;
        if (!(await markRevoked(tx, ref, now))) return { result, noAudit: 'nothing-changed' };
        const after = { email: share.email };
        return { result, audit: shareEntry('recording.share-revoked', ref, after) };
      }),
  };
}

function createHandler(parts: ShareParts): Handlers['shareRecording'] {
  return async ({ params: { interviewScheduleID: scheduleId }, body, ...request }) => {
    const { session, now } = request;
    const { companyId, accountId } = session;
    const { expiresInDays, people, ...options } = body;
    const named = people.map(readPerson);
    const shares = await companyWrite(parts.db, deedOf(request), async (tx) => {
      const interview = await lockInterview(tx, companyId, scheduleId);
      if (interview === undefined) throw noSuchInterview();
      if (await isAskedGone(tx, { companyId, scheduleId })) throw refuse('deletion_asked');
      await refuseFlood(tx, { companyId, more: named.length, now });
      const made: ShareRef[] = [];
      for (const [index, person] of named.entries()) {
        if (await isSharedWith(tx, { companyId, scheduleId, email: person.email }, now)) {
          const message = 'This interview is shared with this address already.';
          throw fail('already_shared', message, { path: `body.people.${index}.email` });
        }
        const fresh = { ...person, ...options, companyId, scheduleId, sharedBy: accountId };
        const times = { createdAt: now, expiresAt: shareEnd(now, expiresInDays) };
        const { id, token } = await insertShare(tx, { ...fresh, ...times });
        const letter = { ...person, ...times, ...interview, id, token, timesSent: 1 };
        await send(parts, tx, { session, letter });
        made.push({ companyId, scheduleId, id });
      }
      const after = { people: named, expiresInDays, ...options };
      const ids = new Set(made.map(({ id }) => id));
      const all = await listShares(tx, companyId, scheduleId);
      return {
        result: all.filter(({ id }) => ids.has(id)),
        audit: shareEntry('recording.shared', { scheduleId }, after),
      };
    });
    return { shares: shares.map((row) => shown(row, now)) };
  };
}

/** What was recorded after it went was not asked for. */
async function isAskedGone(tx: Tx, of: Pick<ShareRef, 'companyId' | 'scheduleId'>) {
  const asked = await findRequest(tx, of);
  if (asked === undefined || asked.goneAt === null) return asked !== undefined;
  return !(await isAnyKept(tx, { companyId: of.companyId, scheduleIds: [of.scheduleId] }));
}

function readPerson(
  person: { readonly firstName: string; readonly lastName: string; readonly email: string },
  index: number,
) {
  const problem = emailProblem(person.email);
  if (problem !== null) {
    throw fail('invalid_email', problem, { path: `body.people.${index}.email` });
  }
  return {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: normaliseEmail(person.email),
  };
}

function resendHandler(parts: ShareParts): Handlers['resendShare'] {
  return ({ params: { interviewScheduleID: scheduleId, shareID: id }, ...request }) => {
    const { session, now } = request;
    const { companyId } = session;
    const ref = { companyId, scheduleId, id };
    return companyWrite(parts.db, deedOf(request), async (tx) => {
      const interview = await lockInterview(tx, companyId, scheduleId);
      const share = await lockShare(tx, ref);
      if (interview === undefined || share === undefined) throw noSuchShare();
      if (['expired', 'revoked'].includes(stateOf(share, now))) {
        throw fail('share_ended', 'This share has ended. Share the recording anew.');
      }
      if (!maySendAgain(share.sentAt, now)) {
        throw fail('too_many_requests', 'It was sent a moment ago. Please wait a minute.');
      }
      await refuseFlood(tx, { companyId, more: 1, now });
      const token = await renewSecret(tx, ref, now);
      const letter = { ...share, ...interview, id, token, timesSent: share.timesSent + 1 };
      await send(parts, tx, { session, letter });
      const audit = shareEntry('recording.share-resent', ref, { email: share.email });
      return { result: { done: true }, audit };
    });
  };
}

async function refuseFlood(
  tx: Tx,
  {
    companyId,
    more,
    now,
  }: { readonly companyId: number; readonly more: number; readonly now: Date },
): Promise<void> {
  if ((await countSentSince(tx, companyId, dayBefore(now))) + more <= SHARES_A_DAY) return;
  throw fail(
    'too_many_requests',
    `A company sends at most ${SHARES_A_DAY} links to recordings a day. Please go on tomorrow.`,
  );
}

type Letter = {
  readonly id: number;
  readonly firstName: string;
  readonly email: string;
  readonly expiresAt: Date;
  readonly jobTitle: string;
  readonly companyName: string | null;
  readonly token: string;
  readonly timesSent: number;
};

async function send(
  { postOffice, baseUrl }: ShareParts,
  tx: Tx,
  {
    session: { companyId, accountId },
    letter: { id, email, token, timesSent, companyName, ...letter },
  }: { readonly session: CompanySession; readonly letter: Letter },
): Promise<void> {
  const sharer = await readSharer(tx, accountId);
  const key = `recording-share:${companyId}:${id}:${timesSent}`;
  const sharedBy = `${sharer.firstName} ${sharer.lastName}`.trim() || sharer.email;
  const url = viewingUrl(baseUrl, token, email);
  const about = await findAbout(tx, companyId, { shareId: id });
  await postOffice.post(tx, {
    ...shareLetter({ ...letter, key, to: email, sharedBy, url, companyName: companyName ?? '' }),
    ...(about && { about }),
  });
}

const shareEntry = (
  action: string,
  { scheduleId, id }: { readonly scheduleId: number; readonly id?: number },
  after: object,
): DeedEntry => ({
  ...{ action, objectKind: 'interview', objectId: scheduleId },
  after: { ...after, shareId: id },
});

function shown(row: ShareRow, now: Date) {
  const { id, sharerFirstName, sharerLastName, timesSent: _, ...share } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...share,
    shareID: id,
    state: stateOf(row, now),
    sharedBy: `${sharerFirstName} ${sharerLastName}`.trim(),
    expiresAt: share.expiresAt.toISOString(),
    createdAt: share.createdAt.toISOString(),
    sentAt: share.sentAt.toISOString(),
    openedAt: iso(share.openedAt),
    watchedAt: iso(share.watchedAt),
    revokedAt: iso(share.revokedAt),
  };
}
