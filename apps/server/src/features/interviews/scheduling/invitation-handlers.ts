import type { contract } from '@candor/contract';
import { isTimeZone, windowProblem } from '@candor/contract/interviews/scheduling-rules';
import { mailLanguage } from '../../hiring/candidate-records/index.ts';
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
import { createLinks, extendLinks, revokeLinks } from '../links/index.ts';
import {
  changeScheduled,
  findScheduled,
  lockScheduled,
  type Scheduled,
} from './scheduled-store.ts';
import type { Accommodations } from './schedule-store.ts';
import { companyWrite, type Deed, deedOf } from '../../operations/audit/index.ts';
import {
  invitationEntry,
  type MailParts,
  noSuchInterview,
  post,
  refuseFlood,
  type SpendCredits,
  writeText,
} from './scheduling-parts.ts';

type Handlers = Omit<
  HandlersOf<typeof contract.scheduling>,
  'getScheduleChoices' | 'findInvitees' | 'previewInvitation' | 'scheduleInterviews'
>;
type Parts = MailParts & { readonly db: Database; readonly spendCredits: SpendCredits };

export function invitationHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    getInvitation: ({ params: { interviewScheduleID }, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const found = await findScheduled(tx, companyId, interviewScheduleID);
        if (found === undefined) throw noSuchInterview();
        return shown(found, {
          companyId,
          mails: await listMails(tx, companyId, interviewScheduleID),
          now,
        });
      }),
    resendInvitation: resendHandler(parts),
    extendInvitation: extendHandler(parts),
    cancelInvitation: cancelHandler(parts),
    setAccommodations: ({ params: { interviewScheduleID: id }, body, ...request }) => {
      const deed = deedOf(request);
      return companyWrite(db, deed, async (tx) => {
        await accommodate(tx, deed, { id, accommodations: body });
        const audit = invitationEntry({ action: 'interview.accommodated', scheduleId: id });
        return { result: { done: true }, audit };
      });
    },
    remindCandidates: async ({ body, ...request }) => {
      const deed = deedOf(request);
      const outcomes = { reminded: 0, notWaiting: 0, remindedLately: 0 };
      for (const id of new Set(body.interviewScheduleIDs)) {
        const outcome = await companyWrite(db, deed, (tx) => remindNow(tx, parts, { deed, id }));
        if (outcome !== 'unknown') outcomes[outcome] += 1;
      }
      return outcomes;
    },
  };
}

/** What a candidate is granted, in place of what they were; refused once the interview has begun. */
export async function accommodate(
  tx: Tx,
  at: When,
  { id, accommodations }: { readonly id: number; readonly accommodations: Accommodations },
): Promise<void> {
  await lockFor(tx, at, { id, deed: 'accommodate' });
  await changeScheduled(tx, { companyId: at.companyId, id, change: { accommodations } });
}

type When = Pick<Deed, 'companyId' | 'now'>;

/** The interview, locked, when this may be done to it now. */
async function lockFor(
  tx: Tx,
  { companyId, now }: When,
  { id, deed }: { readonly id: number; readonly deed: LinkDeed },
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
    return companyWrite(parts.db, deed, async (tx) => {
      const found = await lockFor(tx, deed, { id, deed: 'resend' });
      if (!maySendAgain(found.lastPostedAt, now)) {
        throw fail('too_many_requests', 'A mail was sent a moment ago. Please wait a minute.');
      }
      await refuseFlood(tx, deed, 1);
      if (revokesEarlierLinks(linkStateOf(found, now)))
        await revokeLinks(tx, linksOf(companyId, id), now);
      await mail(tx, parts, { deed, letter: { found, kind: 'resent' } });
      const audit = invitationEntry({ action: 'interview.link-resent', scheduleId: id });
      return { result: { done: true }, audit };
    });
  };
}

function extendHandler(parts: Parts): Handlers['extendInvitation'] {
  return ({ params: { interviewScheduleID: id }, body, ...request }) => {
    const deed = deedOf(request);
    const { companyId, now } = deed;
    const { timeZone, tellsCandidate } = body;
    const closesAt = new Date(body.closesAt);
    return companyWrite(parts.db, deed, async (tx) => {
      const found = await lockFor(tx, deed, { id, deed: 'extend' });
      if (!isTimeZone(timeZone)) {
        throw fail('unknown_time_zone', 'Please choose a time zone.', { path: 'body.timeZone' });
      }
      const { opensAt, reminderHours } = found;
      const times = { opensAt: opensAt.getTime(), closesAt: closesAt.getTime() };
      const problem = windowProblem(times, now.getTime());
      if (problem !== null) throw fail('invalid_window', problem, { path: 'body.closesAt' });
      if (tellsCandidate) await refuseFlood(tx, deed, 1);
      // Its credit was given back when it expired.
      await parts.spendCredits(tx, deed, [id]);
      const calendarSequence = found.calendarSequence + 1;
      await changeScheduled(tx, {
        companyId,
        id,
        change: { closesAt, timeZone, calendarSequence },
      });
      await extendLinks(tx, linksOf(companyId, id), closesAt);
      await dropPlanned(tx, { companyId, scheduleId: id, now });
      await planReminders(tx, deed, {
        scheduleIds: [id],
        window: { opensAt, closesAt, reminderHours },
      });
      const changed = { ...found, closesAt, timeZone, calendarSequence };
      if (tellsCandidate) {
        await mail(tx, parts, { deed, letter: { found: changed, kind: 'extended' } });
      }
      const after = { closesAt, closedAtBefore: found.closesAt, tellsCandidate };
      const audit = invitationEntry({ action: 'interview.extended', scheduleId: id, after });
      return { result: { done: true }, audit };
    });
  };
}

/** The link goes on leading to the room, which says that the interview was cancelled. */
function cancelHandler(parts: Parts): Handlers['cancelInvitation'] {
  return ({ params: { interviewScheduleID: id }, body, ...request }) => {
    const deed = deedOf(request);
    const { companyId, accountId, now } = deed;
    const { reason, tellsCandidate } = body;
    return companyWrite(parts.db, deed, async (tx) => {
      await lockScheduled(tx, companyId, id);
      const before = await findScheduled(tx, companyId, id);
      if (before !== undefined && before.cancelledAt !== null) {
        return { result: { done: true }, noAudit: 'nothing-changed' };
      }
      const found = await lockFor(tx, deed, { id, deed: 'cancel' });
      if (tellsCandidate) await refuseFlood(tx, deed, 1);
      const calendarSequence = found.calendarSequence + 1;
      const who = { cancelReason: reason, cancelledBy: accountId };
      const cancel = { cancelledAt: now, ...who, calendarSequence };
      await changeScheduled(tx, { companyId, id, change: cancel });
      await publishEvent(tx, deed, {
        event: 'interview.cancelled',
        data: { interviewScheduleID: id },
      });
      await dropPlanned(tx, { companyId, scheduleId: id, now });
      if (tellsCandidate) {
        await mail(tx, parts, {
          deed,
          letter: {
            found: { ...found, calendarSequence },
            kind: 'cancelled',
            reason,
          },
        });
      }
      const after = { reason, tellsCandidate };
      const audit = invitationEntry({ action: 'interview.cancelled', scheduleId: id, after });
      return { result: { done: true }, audit };
    });
  };
}

type Letter = {
  readonly found: Scheduled;
  readonly kind: Exclude<MailKind, 'invitation' | 'reminder'>;
  readonly reason?: string;
};

const linksOf = (companyId: number, scheduleId: number) =>
  ({ companyId, purpose: 'bot-interview', subjectId: scheduleId }) as const;

/** Only hashes of links are kept, so every mail brings a fresh one; that of a cancelled interview brings none. */
async function mail(
  tx: Tx,
  parts: MailParts,
  {
    deed: { companyId, now },
    letter: { found, kind, reason },
  }: { readonly deed: Deed; readonly letter: Letter },
): Promise<void> {
  const { id: scheduleId, closesAt: expiresAt } = found;
  const link = { ...linksOf(companyId, scheduleId), expiresAt };
  const tokens = kind === 'cancelled' ? new Map() : await createLinks(tx, [link], now);
  const logged = { companyId, scheduleId, kind, dueAt: now, postedAt: now };
  const [mailId = 0] = await insertMails(tx, [logged]);
  const token = tokens.get(scheduleId) ?? null;
  const language = await mailLanguage(tx, { companyId, scheduleId });
  const text = await writeText(tx, {
    companyId,
    kind,
    facts: factsOf(found),
    language,
    reason,
    now,
  });
  // A mail of an interview whose link alone is new changes no calendar.
  const method = kind === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const entry = entryOf(found, companyId, language);
  const calendar = kind === 'resent' ? {} : { calendar: calendarMail(entry, method, now) };
  await post(tx, parts, { companyId, mailId, to: found.email, text, token, ...calendar });
}
