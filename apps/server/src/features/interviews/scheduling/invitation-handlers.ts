import type { contract } from '@candor/contract';
import { isTimeZone, windowProblem } from '@candor/contract/interviews/scheduling-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { calendarMail } from './calendar-rules.ts';
import { entryOf, factsOf, shown } from './invitation-facts.ts';
import {
  judgeDeed,
  type LinkDeed,
  linkStateOf,
  maySendAgain,
  revokesEarlierLinks,
} from './link-rules.ts';
import { dropPlanned, insertMails, listMails, type MailKind } from './mail-log-store.ts';
import { remindNow } from './remind.ts';
import { planReminders } from './schedule-interviews.ts';
import { createLinks } from './schedule-store.ts';
import {
  changeScheduled,
  extendLinks,
  findScheduled,
  lockScheduled,
  revokeLinks,
  type Scheduled,
} from './scheduled-store.ts';
import { type Deed, deedOf } from '../../operations/audit/index.ts';
import {
  type MailParts,
  noSuchInterview,
  post,
  recordInvitation,
  refuseFlood,
  writeText,
} from './scheduling-parts.ts';

type Handlers = Omit<
  HandlersOf<typeof contract.scheduling>,
  'getScheduleChoices' | 'findInvitees' | 'previewInvitation' | 'scheduleInterviews'
>;
type Parts = MailParts & { readonly db: Database };

export function invitationHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    getInvitation: ({ params: { interviewScheduleID }, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const found = await findScheduled(tx, companyId, interviewScheduleID);
        if (found === undefined) throw noSuchInterview();
        return shown(found, companyId, await listMails(tx, companyId, interviewScheduleID), now);
      }),
    resendInvitation: resendHandler(parts),
    extendInvitation: extendHandler(parts),
    cancelInvitation: cancelHandler(parts),
    setAccommodations: ({ params: { interviewScheduleID: id }, body, ...request }) => {
      const deed = deedOf(request);
      return db.inCompany(deed.companyId, async (tx) => {
        await lockFor(tx, deed, id, 'accommodate');
        await changeScheduled(tx, deed.companyId, id, { accommodations: body });
        await recordInvitation(tx, deed, { action: 'interview.accommodated', scheduleId: id });
        return { done: true };
      });
    },
    remindCandidates: async ({ body, ...request }) => {
      const deed = deedOf(request);
      const outcomes = { reminded: 0, notWaiting: 0, remindedLately: 0 };
      for (const id of new Set(body.interviewScheduleIDs)) {
        const outcome = await db.inCompany(deed.companyId, (tx) => remindNow(tx, parts, deed, id));
        if (outcome !== 'unknown') outcomes[outcome] += 1;
      }
      return outcomes;
    },
  };
}

/** The interview, locked, when this may be done to it now. */
async function lockFor(
  tx: Tx,
  { companyId, now }: Deed,
  id: number,
  deed: LinkDeed,
): Promise<Scheduled> {
  await lockScheduled(tx, companyId, id);
  const found = await findScheduled(tx, companyId, id);
  if (found === undefined) throw noSuchInterview();
  const verdict = judgeDeed(deed, linkStateOf(found, now));
  if (verdict === 'yes') return found;
  if (verdict === 'interview_over' && deed !== 'accommodate') {
    throw fail('interview_over', 'This interview is over, or its link has expired.');
  }
  throw fail('already_started', 'The candidate has begun this interview.');
}

function resendHandler(parts: Parts): Handlers['resendInvitation'] {
  return ({ params: { interviewScheduleID: id }, ...request }) => {
    const deed = deedOf(request);
    const { companyId, now } = deed;
    return parts.db.inCompany(companyId, async (tx) => {
      const found = await lockFor(tx, deed, id, 'resend');
      if (!maySendAgain(found.lastPostedAt, now)) {
        throw fail('too_many_requests', 'A mail was sent a moment ago. Please wait a minute.');
      }
      await refuseFlood(tx, deed, 1);
      if (revokesEarlierLinks(linkStateOf(found, now))) await revokeLinks(tx, companyId, id, now);
      await mail(tx, parts, deed, { found, kind: 'resent' });
      await recordInvitation(tx, deed, { action: 'interview.link-resent', scheduleId: id });
      return { done: true };
    });
  };
}

function extendHandler(parts: Parts): Handlers['extendInvitation'] {
  return ({ params: { interviewScheduleID: id }, body, ...request }) => {
    const deed = deedOf(request);
    const { companyId, now } = deed;
    const { timeZone, tellsCandidate } = body;
    const closesAt = new Date(body.closesAt);
    return parts.db.inCompany(companyId, async (tx) => {
      const found = await lockFor(tx, deed, id, 'extend');
      if (!isTimeZone(timeZone)) {
        throw fail('unknown_time_zone', 'Please choose a time zone.', { path: 'body.timeZone' });
      }
      const { opensAt, reminderHours } = found;
      const times = { opensAt: opensAt.getTime(), closesAt: closesAt.getTime() };
      const problem = windowProblem(times, now.getTime());
      if (problem !== null) throw fail('invalid_window', problem, { path: 'body.closesAt' });
      if (tellsCandidate) await refuseFlood(tx, deed, 1);
      const calendarSequence = found.calendarSequence + 1;
      await changeScheduled(tx, companyId, id, { closesAt, timeZone, calendarSequence });
      await extendLinks(tx, companyId, id, closesAt);
      await dropPlanned(tx, companyId, id, now);
      await planReminders(tx, deed, [id], { opensAt, closesAt, reminderHours });
      const changed = { ...found, closesAt, timeZone, calendarSequence };
      if (tellsCandidate) {
        await mail(tx, parts, deed, { found: changed, kind: 'extended' });
      }
      const after = { closesAt, closedAtBefore: found.closesAt, tellsCandidate };
      await recordInvitation(tx, deed, { action: 'interview.extended', scheduleId: id, after });
      return { done: true };
    });
  };
}

/** The link goes on leading to the room, which says that the interview was cancelled. */
function cancelHandler(parts: Parts): Handlers['cancelInvitation'] {
  return ({ params: { interviewScheduleID: id }, body, ...request }) => {
    const deed = deedOf(request);
    const { companyId, accountId, now } = deed;
    const { reason, tellsCandidate } = body;
    return parts.db.inCompany(companyId, async (tx) => {
      await lockScheduled(tx, companyId, id);
      const before = await findScheduled(tx, companyId, id);
      if (before !== undefined && before.cancelledAt !== null) return { done: true };
      const found = await lockFor(tx, deed, id, 'cancel');
      if (tellsCandidate) await refuseFlood(tx, deed, 1);
      const calendarSequence = found.calendarSequence + 1;
      const who = { cancelReason: reason, cancelledBy: accountId };
      const cancel = { cancelledAt: now, ...who, calendarSequence };
      await changeScheduled(tx, companyId, id, cancel);
      await publishEvent(tx, deed, 'interview.cancelled', { interviewScheduleID: id });
      await dropPlanned(tx, companyId, id, now);
      if (tellsCandidate) {
        await mail(tx, parts, deed, {
          found: { ...found, calendarSequence },
          kind: 'cancelled',
          reason,
        });
      }
      const after = { reason, tellsCandidate };
      await recordInvitation(tx, deed, { action: 'interview.cancelled', scheduleId: id, after });
      return { done: true };
    });
  };
}

type Letter = {
  readonly found: Scheduled;
  readonly kind: Exclude<MailKind, 'invitation' | 'reminder'>;
  readonly reason?: string;
};

/** Only hashes of links are kept, so every mail brings a fresh one; that of a cancelled interview brings none. */
async function mail(
  tx: Tx,
  parts: MailParts,
  { companyId, now }: Deed,
  { found, kind, reason }: Letter,
): Promise<void> {
  const { id: scheduleId, closesAt: expiresAt } = found;
  const link = { companyId, scheduleId, purpose: 'bot-interview', expiresAt } as const;
  const tokens = kind === 'cancelled' ? new Map() : await createLinks(tx, [link], now);
  const logged = { companyId, scheduleId, kind, dueAt: now, postedAt: now };
  const [mailId = 0] = await insertMails(tx, [logged]);
  const token = tokens.get(scheduleId) ?? null;
  const text = await writeText(tx, companyId, kind, factsOf(found), reason);
  // A mail of an interview whose link alone is new changes no calendar.
  const method = kind === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const entry = entryOf(found, companyId);
  const calendar = kind === 'resent' ? {} : { calendar: calendarMail(entry, method, now) };
  await post(tx, parts, { companyId, mailId, to: found.email, text, token, ...calendar });
}
