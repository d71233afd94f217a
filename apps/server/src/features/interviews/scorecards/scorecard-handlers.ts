import type { contract, Parsed } from '@candor/contract';
import { fits, nothingAsked } from '@candor/contract/interviews/scorecard-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { lockAppointment } from '../appointments/index.ts';
import { findLiveKit } from '../kits/index.ts';
import { markOpened } from '../links/index.ts';
import { type CvParts, cvHandlers } from './cv-handlers.ts';
import { ownHandlers } from './own-handlers.ts';
import { reportHandlers } from './report-handlers.ts';
import { addVersion, correctVersion, dropDraft, listSent, saveDraft } from './scorecard-store.ts';
import { type Seat, type SeatLink, seatOf } from './seat-of.ts';
import { type Sending, sendingOf } from './sent-rules.ts';
import { seenBy } from './shown-card.ts';

type Handlers = HandlersOf<typeof contract.scorecards>;
type Parts = CvParts;

export const createScorecardHandlers = (parts: Parts): Handlers => ({
  ...linkHandlers(parts),
  ...cvHandlers(parts),
  ...ownHandlers(parts),
  ...reportHandlers(parts),
});

/** For whoever writes: locked, so that no other kit is chosen meanwhile. */
async function writingSeat(tx: Tx, link: SeatLink, now: Date): Promise<Seat> {
  const { interview } = await seatOf(tx, link, now);
  await lockAppointment(tx, interview);
  const seat = await seatOf(tx, link, now);
  if (seat.interview.state === 'cancelled' || seat.interview.state === 'unable') {
    throw refuse('live_cancelled');
  }
  return seat;
}

function linkHandlers({
  db,
}: Pick<Parts, 'db'>): Pick<Handlers, 'openScorecard' | 'saveScorecard' | 'sendScorecard'> {
  return {
    openScorecard: ({ link, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        await markOpened(tx, link, now);
        return seenBy(tx, await seatOf(tx, link, now), now);
      }),
    saveScorecard: ({ link, body: { content }, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const seat = await writingSeat(tx, link, now);
        await fittingKit(tx, seat, content);
        await saveDraft(tx, cardOf(seat), { content, now });
        return { done: true };
      }),
    sendScorecard: ({ link, body, client, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const seat = await writingSeat(tx, link, now);
        const { sending, version } = await send(tx, seat, { body, now });
        const { companyId, scheduleId, jobId, candidateId } = seat.interview;
        if (sending.kind === 'first') {
          const told = { interviewScheduleID: scheduleId, jobID: jobId, candidateID: candidateId };
          await publishEvent(tx, { companyId, now }, { event: 'interview.feedback', data: told });
        }
        await recordAudit(
          tx,
          {
            ...{ companyId, actorKind: 'interviewer', actorAccountId: seat.sitter.accountId },
            action: actions[sending.kind],
            ...{ objectKind: 'interview', objectId: scheduleId, after: { version } },
            ...{ ip: client.ip, userAgent: client.userAgent ?? undefined },
            requestId: client.requestId,
          },
          now,
        );
        return { version };
      }),
  };
}

const actions = {
  first: 'interview.scorecard-sent',
  corrects: 'interview.scorecard-corrected',
  next: 'interview.scorecard-changed',
} as const;

const cardOf = ({ interview: { companyId, scheduleId }, sitter: { accountId } }: Seat) => ({
  ...{ companyId, scheduleId, accountId },
});

type Content = Parsed<typeof contract.scorecards.saveScorecard>['body']['content'];

async function fittingKit(tx: Tx, { interview }: Seat, content: Content) {
  const kit = (await findLiveKit(tx, interview))?.content ?? null;
  if (!fits(content, kit ?? nothingAsked)) {
    throw refuse('changed_meanwhile', { params: { what: 'scorecard' } });
  }
  return kit;
}

type Done = { readonly sending: Exclude<Sending, { kind: 'refused' }>; readonly version: number };

async function send(
  tx: Tx,
  seat: Seat,
  {
    body,
    now,
  }: {
    readonly body: Parsed<typeof contract.scorecards.sendScorecard>['body'];
    readonly now: Date;
  },
): Promise<Done> {
  const { content } = body;
  const reason = body.reason.trim();
  const kit = await fittingKit(tx, seat, content);
  const id = cardOf(seat);
  const sent = await listSent(tx, id);
  const stood = sent.find(({ accountId }) => accountId === id.accountId);
  const { startsAt } = seat.interview;
  const sending = sendingOf({ content, kit, version: body.version, reason, startsAt, now }, stood);
  if (sending.kind === 'refused') throw refusalOf(sending);
  const version = sending.kind === 'first' ? 1 : sending.version;
  if (sending.kind === 'corrects') await correctVersion(tx, id, { version, content, now });
  else {
    const why = sending.kind === 'first' ? '' : reason;
    await addVersion(tx, id, { version, content, reason: why, now });
  }
  await dropDraft(tx, id);
  return { sending, version };
}

function refusalOf(refused: Extract<Sending, { kind: 'refused' }>) {
  if (refused.why === 'scorecard_incomplete') {
    return refuse(refused.why, { path: `body.content.${refused.path}` });
  }
  return refuse(refused.why, refused.why === 'reason_needed' ? { path: 'body.reason' } : {});
}
