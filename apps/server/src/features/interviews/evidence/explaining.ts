import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { findDeciders } from '../../hiring/applications/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import {
  findExplanations,
  lockExplanations,
  putExplanation,
  type StoredExplanation,
  takeBackExplanation,
} from '../proctoring/index.ts';
import { isNews, REVISIONS_MOST } from './evidence-rules.ts';
import type { Taken } from './evidence-store.ts';
import { noticeOf } from './evidence-words.ts';
import { readFlagNames } from './flag-names.ts';
import { type Of, readIsOpen } from './read-evidence.ts';

type Wish = { readonly eventKey: string | null; readonly words: string };
type Given = {
  readonly of: Of;
  readonly taken: Taken;
  readonly wishes: readonly Wish[];
  readonly request: Pick<RequestContext, 'client' | 'now'>;
};

/** Gives those that can be changed no longer. The log says that something was explained, and nothing of what: it outlives the interview. */
export async function explain(tx: Tx, notify: Notify, given: Given): Promise<(string | null)[]> {
  const { of, taken, wishes, request } = given;
  const { attemptId, startedAt, applicationId } = taken;
  const attempt = { companyId: of.companyId, attemptId, attemptStartedAt: startedAt };
  const locked = await lockExplanations(tx, attempt);
  // As it is under the lock: retention may have deleted what was noted since it was read.
  const { now } = request;
  const isOpen =
    locked !== undefined && (await readIsOpen(tx, of, { applicationId, ...locked, now }));
  if (!isOpen) throw refuse('reply_closed');
  const names = await readFlagNames(tx, attempt);
  const before = await findExplanations(tx, attempt);
  const refused: (string | null)[] = [];
  const changed: string[] = [];
  for (const { eventKey, words } of wishes) {
    const flag = eventKey === null ? null : nameIn(names, eventKey);
    const said = words.trim();
    const earlier = before.filter((one) => (one.eventKey && names.get(one.eventKey)) === flag);
    const standing = earlier.filter((one) => one.words !== '');
    if (!isChange(standing, said)) continue;
    // Taking back is never refused, and is the last word then.
    if (said !== '' && earlier.some(({ revision }) => revision >= REVISIONS_MOST)) {
      refused.push(eventKey);
      continue;
    }
    for (const one of standing) {
      if (said === '' || one.eventKey !== flag) {
        await takeBackExplanation(tx, attempt, one.eventKey);
      }
    }
    const sent = { eventKey: flag, words: said, now: request.now };
    if (said !== '') await putExplanation(tx, attempt, sent);
    changed.push(said);
  }
  if (changed.length > 0) await record(tx, given, changed.length);
  const isSaid = changed.some((said) => said !== '');
  const last = before.at(-1)?.sentAt ?? null;
  if (isSaid && isNews(last, request.now)) await tellTeam(tx, notify, given);
  return refused;
}

const isChange = (standing: readonly StoredExplanation[], said: string): boolean =>
  standing.length === 1 ? standing[0]?.words !== said : said !== '' || standing.length > 0;

/** The flag of this interview that an event is shown at; another's is refused. */
function nameIn(names: ReadonlyMap<string, string>, key: string): string {
  const name = names.get(key);
  if (name === undefined) throw refuse('not_found', { params: { what: 'flag' } });
  return name;
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
