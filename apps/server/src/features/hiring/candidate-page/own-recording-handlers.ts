import type { contract } from '@candor/contract';
import { requestAt } from '@candor/contract/interviews/recording-request-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import {
  deleteRequested,
  findRequest,
  lockRecorded,
  markRequest,
  putRequest,
} from '../../interviews/recordings/index.ts';
import { endSharesOfInterview } from '../../interviews/viewing/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { DeletionParts } from '../../operations/retention/index.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { findDeciders } from '../applications/index.ts';
import { refuseWhileJoined } from './joined-store.ts';
import { readPerson } from './kept-store.ts';
import { recordingNotice } from './own-recording-words.ts';
import { isFresh } from './page-rules.ts';
import type { Grant } from './page-store.ts';
import { withinPage } from './within-page.ts';

type Handlers = Pick<HandlersOf<typeof contract.candidatePage>, 'deleteRecordingOnPage'>;
export type OwnRecordingParts = DeletionParts & { readonly notify: Notify };
type Asked = {
  readonly notify: Notify;
  readonly scheduleId: number;
  readonly request: Pick<RequestContext, 'client' | 'now'>;
};

/** The recording of an interview goes alone, where the law of its job has it so. */
export function ownRecordingHandlers({ notify, ...parts }: OwnRecordingParts): Handlers {
  const { db } = parts;
  const limiter = createLimiter(db, 'page');
  return {
    async deleteRecordingOnPage({ body: { token, interviewScheduleID: scheduleId }, ...request }) {
      const asked = await withinPage(db, { token, request, limiter }, async (tx, page) => {
        if (!isFresh(page, request.now)) throw refuse('page_closed');
        await refuseWhileJoined(tx, page, request.now);
        await ask(tx, page, { notify, scheduleId, request });
        const { companyId } = page;
        const { heldAt } = await readPerson(tx, page);
        const noted = await findRequest(tx, { companyId, scheduleId });
        return { companyId, isHeld: heldAt !== null, request: noted };
      });
      await carryOut(parts, { ...asked, scheduleId });
      return { done: true };
    },
  };
}

type Carried = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly isHeld: boolean;
  readonly request: Awaited<ReturnType<typeof findRequest>>;
};

/** Marked before anything goes, and again by a second try: a backup that is put back knows nothing of it. */
async function carryOut(
  parts: DeletionParts,
  { companyId, scheduleId, isHeld, request }: Carried,
): Promise<void> {
  if (request === undefined || request.goneAt !== null) return;
  const { askedAt, deleteBy } = request;
  const times = { askedAt: askedAt.toISOString(), deleteBy: deleteBy.toISOString(), goneAt: null };
  await markRequest(parts.objects, { companyId, scheduleId, ...times, isHeld });
  await deleteRequested(parts, companyId, { scheduleId });
}

const reportPaths = {
  bot: '/company/view-interview',
  live: '/company/view-interview/interviewer-feedback',
} as const;

/** Links of those to whom it was shown end with the request, also while the company holds its candidate back. */
async function ask(
  tx: Tx,
  page: Grant,
  { notify, scheduleId, request: { client, now } }: Asked,
): Promise<void> {
  const of = { companyId: page.companyId, scheduleId };
  const found = await lockRecorded(tx, { ...of, candidateId: page.candidateId });
  const wish = found === undefined ? null : requestAt(found.laws, now);
  if (found === undefined || wish === null)
    throw refuse('not_found', { params: { what: 'interview' } });
  if (found.isRunning) throw refuse('interview_running');
  if (!found.isKept) return;
  if (!(await putRequest(tx, of, wish))) return;
  const shares = await endSharesOfInterview(tx, of, now);
  const { ip, userAgent, requestId } = client;
  const by = { actorKind: 'candidate', ip, userAgent: userAgent ?? undefined, requestId };
  const about = { objectKind: 'interview', objectId: scheduleId };
  const after = { deleteBy: wish.deleteBy.toISOString(), sharesEnded: shares };
  const entry = {
    companyId: of.companyId,
    action: 'recording.deletion-asked',
    ...by,
    ...about,
    after,
  };
  await recordAudit(tx, entry, now);
  const { heldAt } = await readPerson(tx, page);
  const title = recordingNotice[heldAt === null ? 'gone' : 'held'];
  const path = `${reportPaths[found.kind]}?interviewScheduleID=${scheduleId}`;
  const told = {
    companyId: page.companyId,
    candidateId: page.candidateId,
    kind: 'interview',
  } as const;
  for (const accountId of await findDeciders(tx, of.companyId, found.jobId)) {
    await notify(tx, { accountId, title, body: found.jobTitle, path, about: told }, now);
  }
}
