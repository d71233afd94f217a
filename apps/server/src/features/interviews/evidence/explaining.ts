import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { findDeciders } from '../../hiring/applications/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import {
  findExplanations,
  flagKeys,
  lockExplanations,
  putExplanation,
  removeExplanation,
  type StoredExplanation,
} from '../proctoring/index.ts';
import { findRoomEvents } from '../review/index.ts';
import { isNews, REVISIONS_MOST } from './evidence-rules.ts';
import type { Taken } from './evidence-store.ts';
import { noticeOf } from './evidence-words.ts';
import { type Of, readIsOpen } from './read-evidence.ts';

type Wish = { readonly eventKey: string | null; readonly words: string };
type Given = {
  readonly of: Of;
  readonly taken: Taken;
  readonly wishes: readonly Wish[];
  readonly request: Pick<RequestContext, 'client' | 'now'>;
};

/** The log says that something was explained, and nothing of what: it outlives the interview. */
export async function explain(tx: Tx, notify: Notify, given: Given): Promise<void> {
  const { of, taken, wishes, request } = given;
  const attempt = { companyId: of.companyId, attemptId: taken.attemptId };
  await lockExplanations(tx, attempt);
  if (!(await readIsOpen(tx, of, taken))) throw refuse('reply_closed');
  const nameOf = await namer(tx, attempt, taken);
  const before = await findExplanations(tx, attempt);
  let changed = 0;
  for (const { eventKey, words } of wishes) {
    const flag = eventKey === null ? null : nameOf(eventKey);
    const said = words.trim();
    const earlier = before.filter((one) => (one.eventKey && nameOf(one.eventKey)) === flag);
    if (!isChange(earlier, said)) continue;
    if (earlier.some(({ revision }) => revision >= REVISIONS_MOST)) throw refuse('reply_closed');
    for (const one of earlier) {
      if (said === '' || one.eventKey !== flag) await removeExplanation(tx, attempt, one.eventKey);
    }
    const sent = { eventKey: flag, words: said, now: request.now };
    if (said !== '') await putExplanation(tx, attempt, sent);
    changed += 1;
  }
  if (changed === 0) return;
  await record(tx, given, changed);
  const last = before.at(-1)?.sentAt ?? null;
  if (isNews(last, request.now)) await tellTeam(tx, notify, given);
}

const isChange = (earlier: readonly StoredExplanation[], said: string): boolean =>
  earlier.length === 1 ? earlier[0]?.words !== said : said !== '' || earlier.length > 0;

/** The name of a flag of this interview by the key of any of its events; of another's it is refused. */
async function namer(
  tx: Tx,
  { companyId, attemptId }: { readonly companyId: number; readonly attemptId: number },
  { startedAt: attemptStartedAt }: Taken,
): Promise<(key: string) => string> {
  const names = await flagKeys(tx, companyId, attemptId);
  const events = await findRoomEvents(tx, { companyId, attemptId, attemptStartedAt });
  const ofRoom = new Set(events.map(({ eventKey }) => eventKey));
  return (key) => {
    const name = names.get(key) ?? (ofRoom.has(key) ? key : undefined);
    if (name === undefined) throw refuse('not_found', { params: { what: 'flag' } });
    return name;
  };
}

function record(tx: Tx, { of, request }: Given, count: number): Promise<void> {
  const { ip, userAgent, requestId } = request.client;
  const by = { actorKind: 'candidate', ip, userAgent: userAgent ?? undefined, requestId };
  const about = { objectKind: 'interview', objectId: of.scheduleId, after: { count } };
  const entry = { companyId: of.companyId, action: 'interview.explained', ...by, ...about };
  return recordAudit(tx, entry, request.now);
}

async function tellTeam(tx: Tx, notify: Notify, { of, taken, request }: Given): Promise<void> {
  const { companyId, candidateId, scheduleId } = of;
  for (const accountId of await findDeciders(tx, companyId, taken.jobId)) {
    const path = `/company/view-interview?interviewScheduleID=${scheduleId}`;
    const about = { companyId, candidateId, kind: 'evidence' } as const;
    await notify(tx, { accountId, ...noticeOf(taken.jobTitle), path, about }, request.now);
  }
}
