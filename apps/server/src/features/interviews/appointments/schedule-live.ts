import { createHash } from 'node:crypto';
import type { contract, Output, Parsed } from '@candor/contract';
import { dayAt, dayNumber } from '@candor/contract/interviews/zone-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { type Change, companyWrite, type Deed, deedOf } from '../../operations/audit/index.ts';
import { createLiveSchedule, storeReply, takeRequest } from '../scheduling/index.ts';
import { findTimesIn } from '../availability/index.ts';
import { takeChosenKit } from '../kits/index.ts';
import { type AppointmentId, insertAppointment } from './appointment-store.ts';
import {
  type Actor,
  factsOf,
  liveEntry,
  openWork,
  type Parts,
  settle,
  type Work,
} from './change.ts';
import { findLiveApplication, listRounds, type LiveApplication } from './people-store.ts';
import { resolveSeats } from './seat-wishes.ts';
import type { SeatCredits } from './seat-credits.ts';
import { insertSeat } from './seat-store.ts';
import { placeTextOf } from './place-words.ts';
import { endOfDay } from './slot-rules.ts';
import { tell } from './tell.ts';

type Endpoint = typeof contract.appointments.scheduleLiveInterview;
export type Asked = Omit<Parsed<Endpoint>['body'], 'requestKey' | 'seatPrice'>;
type Wish = Asked['rounds'][number];
type CreditParts = Parts & { readonly seatCredits: SeatCredits };
type Reply = Output<Endpoint>;

/** One transaction from taking the request's name to storing its reply: a repeat finds both or neither. */
export function scheduleLiveHandler(parts: CreditParts): Handler<Endpoint> {
  return ({ body, ...request }) => {
    const deed = deedOf(request);
    const { companyId, accountId, now } = deed;
    const { requestKey, seatPrice: told, ...asked } = body;
    const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
    return companyWrite(parts.db, deed, async (tx) => {
      const taken = await takeRequest(tx, { companyId, accountId, requestKey, bodyHash }, now);
      if (taken !== 'taken') {
        if (taken.bodyHash === bodyHash) {
          return { result: taken.reply as Reply, noAudit: 'nothing-changed' };
        }
        throw refuse('request_key_reused');
      }
      const done = await scheduleLive(tx, parts, { deed, asked });
      const uses = done.result.interviewScheduleIDs.map((scheduleId, index) => ({
        ...{ scheduleId, seats: asked.rounds[index]?.seats.length ?? 0 },
      }));
      await parts.seatCredits.spend(tx, deed, { uses, told });
      await storeReply(tx, { companyId, requestKey, reply: done.result });
      return done;
    });
  };
}

/** Places of a kind that can be read as such: a link is https, so that nobody is led elsewhere. */
function checkPlace({ kind, text }: Asked['place']): void {
  if (kind !== 'link') return;
  const url = URL.parse(text.trim());
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return;
  throw refuse('place_refused', { path: 'body.place.text' });
}

/** A candidate is asked to these rounds: the first now, each other when the one before is over. */
export async function scheduleLive(
  tx: Tx,
  parts: Parts,
  { deed, asked }: { readonly deed: Deed; readonly asked: Asked },
): Promise<Change<Reply>> {
  const { companyId, now } = deed;
  const application = await findLiveApplication(tx, companyId, asked.applicationID);
  if (application === undefined) {
    throw refuse('not_found', { params: { what: 'application' }, path: 'body.applicationID' });
  }
  if (application.status !== 'active') throw refuse('application_unavailable');
  checkPlace(asked.place);
  for (const [index, { lastDay, timeZone }] of asked.rounds.entries()) {
    if (dayNumber(lastDay) < dayAt(now.getTime(), timeZone)) {
      throw refuse('day_past', { path: `body.rounds.${index}.lastDay` });
    }
  }
  const rounds = await listRounds(tx, companyId, asked.applicationID);
  const ids: number[] = [];
  for (const [index, wish] of asked.rounds.entries()) {
    const round = (rounds.at(-1)?.round ?? 0) + index + 1;
    const afterId = ids.at(-1) ?? null;
    ids.push(await insertRound(tx, { deed, asked, application, wish, index, round, afterId }));
  }
  const [first = 0] = ids;
  await askFirst(tx, parts, { deed, scheduleId: first });
  const entries = ids.map((id) =>
    liveEntry('interview.asked', id, {
      candidateId: application.candidateId,
      jobId: application.jobId,
    }),
  );
  const [one = liveEntry('interview.asked', first), ...others] = entries;
  return { result: { interviewScheduleIDs: ids }, audit: [one, ...others] };
}

async function askFirst(
  tx: Tx,
  parts: Parts,
  { deed, scheduleId }: { readonly deed: Deed; readonly scheduleId: number },
): Promise<void> {
  const { companyId, accountId, now } = deed;
  const actor: Actor = { kind: 'company', accountId };
  const id = { companyId, scheduleId };
  await askCandidate(await openWork(tx, parts, { id, actor, now }));
}

async function insertRound(
  tx: Tx,
  given: {
    readonly deed: Deed;
    readonly asked: Asked;
    readonly application: LiveApplication;
    readonly wish: Wish;
    readonly index: number;
    readonly round: number;
    readonly afterId: number | null;
  },
): Promise<number> {
  const { deed, asked, application, wish, index, round, afterId } = given;
  const { companyId, accountId, now } = deed;
  const { seats, kitID, ...wished } = wish;
  const path = `body.rounds.${index}`;
  const pools = await resolveSeats(tx, companyId, { wishes: seats, path: `${path}.seats` });
  const { jobId, candidateId, applicationId } = application;
  const scheduleId = await createLiveSchedule(tx, {
    ...{ companyId, jobId, candidateId, applicationId, opensAt: now },
    closesAt: endOfDay(wish.lastDay, wish.timeZone),
    ...{ timeZone: wish.timeZone, createdByAccountId: accountId, createdAt: now },
  });
  const id: AppointmentId = { companyId, scheduleId };
  await insertAppointment(tx, {
    ...{ ...id, ...wished, round, afterId, beginning: asked.beginning, message: asked.message },
    ...{ placeKind: asked.place.kind, placeText: placeTextOf(asked.place) },
    ...{ askedAt: null, waitingSince: null },
  });
  for (const [position, pool] of pools.entries()) await insertSeat(tx, id, { position, pool });
  await takeChosenKit(tx, { ...id, applicationId }, { kitId: kitID, path: `${path}.kitID` });
  return scheduleId;
}

/** One mail to the candidate, one to everybody from outside, and one to each colleague who never said when they can. */
export async function askCandidate(work: Work): Promise<Work> {
  const { tx, parts, seats, now } = work;
  const asked = await settle(work, {
    change: { askedAt: now, waitingSince: now },
    history: { what: 'asked' },
    told: { what: 'asked', by: 'company' },
    event: 'interview.invited',
  });
  const places = seats.flatMap(({ pool }) => pool);
  const range = { startsAt: now.getTime(), endsAt: now.getTime() };
  const times = await findTimesIn(
    tx,
    places.map(({ accountId }) => accountId),
    range,
  );
  const silent = places.filter(({ accountId }) => (times.get(accountId)?.hours ?? null) === null);
  const groups = [
    { what: 'seat-asked', whom: places.filter(({ isColleague }) => !isColleague) },
    { what: 'hours-needed', whom: silent.filter(({ isColleague }) => isColleague) },
  ] as const;
  for (const { what, whom } of groups) {
    if (whom.length === 0) continue;
    const only = { candidate: false, seatIds: whom.map(({ placeId }) => placeId) };
    const change = { what, by: 'company', only } as const;
    await tell(tx, parts, { facts: await factsOf(asked), change });
  }
  return asked;
}
