import type { contract, Output } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf, RequestContext } from '../../../platform/http/handlers.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { markOpened } from '../links/index.ts';
import { termsOf } from '../statements/index.ts';
import { asksToMatch, hasEnded, liesWithin, spansProblem } from './appointment-state-rules.ts';
import { answer } from './answer-seat.ts';
import {
  noSuchInterview,
  openWork,
  type Parts,
  readAppointment,
  recordByLink,
  type Work,
} from './change.ts';
import { standingPlan } from './change-seat.ts';
import { planIn } from './list-handlers.ts';
import { intervalOf, readPanel } from './panel.ts';
import { findPlace, type Place, type Seat, standingOf } from './seat-store.ts';
import {
  fullName,
  namesOf,
  type Read,
  shownCalendar,
  shownInterview,
  shownSpans,
  shownToSeat,
  whoHasHours,
} from './shown.ts';
import { askedFor, beginningsOf, lengthOf, panelAt } from './slot-rules.ts';
import { swap } from './swap-seat.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.appointments>,
  'openSeat' | 'answerSeat' | 'swapSeat'
>;
type Seen = Output<typeof contract.appointments.openSeat>;

export function seatHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    openSeat: ({ link, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        await markOpened(tx, link, now);
        const id = await placeOf(tx, link);
        return seenBy({ tx, parts, now, ...(await readAppointment(tx, id)) }, id.placeId);
      }),
    answerSeat: ({ body: { revision, reason, spans, answer: given }, ...request }) =>
      byPlace(parts, { ...request, revision }, (work, own) => {
        checkSpans(work, { given, spans });
        return answer(work, own, { given, reason: reason.trim(), spans });
      }),
    swapSeat: ({ body: { revision, accountID }, ...request }) =>
      byPlace(parts, { ...request, revision }, (work, own) => swap(work, own, accountID)),
  };
}

type Own = { readonly seat: Seat; readonly place: Place };
type Request = Pick<RequestContext, 'client' | 'now'> & {
  readonly link: LinkOf<'appointment-seat'>;
};
type Done = { readonly work: Work; readonly entry: Parameters<typeof recordByLink>[2] | null };

/** The link leads to a person's place at a seat. */
export async function placeOf(
  tx: Tx,
  {
    companyId,
    appointmentSeatId: placeId,
  }: Pick<Request['link'], 'companyId' | 'appointmentSeatId'>,
) {
  const found = await findPlace(tx, companyId, placeId);
  if (found === undefined) throw noSuchInterview();
  return { companyId, scheduleId: found.scheduleId, placeId };
}

function byPlace(
  parts: Parts,
  { link, client, now, revision }: Request & { readonly revision: number },
  act: (work: Work, own: Own) => Promise<Done>,
): Promise<Seen> {
  return parts.db.inCompany(link.companyId, async (tx) => {
    const id = await placeOf(tx, link);
    const opened = await openWork(tx, parts, {
      ...{ id, actor: { kind: 'interviewer', accountId: null }, now, revision },
    });
    const own = ownOf(opened, id.placeId);
    const actor = { kind: 'interviewer', accountId: own.place.accountId } as const;
    const { work, entry } = await act({ ...opened, actor }, own);
    const shown = await seenBy(work, id.placeId);
    if (entry !== null) await recordByLink(work, client, entry);
    return shown;
  });
}

/** Who left the company, or is locked out, holds a link to nothing. */
export function ownOf({ seats }: Pick<Work, 'seats'>, placeId: number): Own {
  const all = seats.flatMap((seat) => seat.pool.map((place) => ({ seat, place })));
  const linked = all.find(({ place }) => place.placeId === placeId)?.place;
  if (linked === undefined || linked.isGone) throw noSuchInterview();
  const own = all.filter(({ place }) => place.accountId === linked.accountId);
  // Of several seats with one pool the first mail leads to the first; they may have got another.
  return (
    own.find(({ seat, place }) => seat.accountId === place.accountId) ??
    own.find(({ place }) => place === linked) ??
    neverHere()
  );
}

function neverHere(): never {
  throw noSuchInterview();
}

function checkSpans(
  { found, now }: Work,
  { given, spans }: { given: string; spans: readonly { startsAt: string; endsAt: string }[] },
): void {
  if (given !== 'match' && given !== 'propose') return;
  const marked = spans.map(intervalOf);
  const window = beginningsOf({ ...found, now: now.getTime() });
  const problem = spansProblem(marked, { window, length: lengthOf(found) });
  if (problem !== null) throw refuse(problem, { path: 'body.spans' });
  // Offered anew or booked meanwhile: what was marked is of before.
  if (given === 'match' && !liesWithin(marked, found.offers.map(intervalOf))) {
    throw refuse('outside_window', { path: 'body.spans' });
  }
}

async function seenBy(read: Read, placeId: number): Promise<Seen> {
  const { tx, found, now } = read;
  const { seat, place } = ownOf(read, placeId);
  const window = beginningsOf({ ...found, now: now.getTime() });
  const sits = seat.accountId === place.accountId;
  const withHours = await whoHasHours(tx, [place.accountId], now);
  const reader = { kind: 'seat', name: place.name, email: place.email } as const;
  return {
    ...shownToSeat(shownInterview(found, now)),
    ...{ seatID: seat.seatId, companyName: found.companyName, jobTitle: found.jobTitle },
    ...{ candidateName: fullName(found), personName: place.name },
    answer: place.declinedAt === null ? (sits ? seat.answer : 'open') : 'declined',
    others: namesOf(read).filter((name) => name !== place.name),
    canSwapWith: sits ? await swapPeople(read, { seat, place }) : [],
    ...standIn(read, { seat, place }),
    offers: place.declinedAt === null && asksToMatch(found) ? shownSpans(found.offers) : [],
    matched: shownSpans(place.matched ?? []),
    earliest: new Date(window.startsAt).toISOString(),
    latest: new Date(window.endsAt).toISOString(),
    isFree: found.state === 'booked' && seat.accountId === null,
    hasHours: withHours.has(place.accountId),
    mustAccept: standingOf(place) === 'not-accepted' && place.declinedAt === null,
    calendar: sits ? await shownCalendar(read, reader) : null,
    terms: place.isColleague ? null : await termsOf(tx, { ...found, accountId: place.accountId }),
  };
}

/** Whoever is not needed at the booked time reads who sits there instead. */
function standIn({ found, seats }: Read, { seat, place }: Own) {
  const isSeated = seats.some(({ accountId }) => accountId === place.accountId);
  const sitter = seat.pool.find(({ accountId }) => accountId === seat.accountId);
  return {
    isSeated,
    seatedName: found.startsAt === null || isSeated ? null : (sitter?.name ?? null),
  };
}

/** Of the pool those who are not booked at the booked time. */
async function swapPeople({ tx, found, seats, now }: Read, { seat, place }: Own) {
  if (found.state !== 'booked' || found.startsAt === null || hasEnded(found, now)) return [];
  const at = found.startsAt.getTime();
  const seated = new Set(seats.map(({ accountId }) => accountId));
  const plan = standingPlan(await planIn(tx, found, { now, offers: null }), at);
  const others = seat.pool.filter(
    ({ accountId }) => accountId !== place.accountId && !seated.has(accountId),
  );
  const asked = others.map((one) => ({ ...one, declinedAt: null }));
  const wished = [{ ...seat, accountId: null, pool: asked }];
  const panel = askedFor(plan, await readPanel(tx, wished, plan), at);
  return others
    .filter(({ accountId }) => panelAt(plan, { ...panel, seats: [[accountId]] }, at) !== null)
    .map(({ accountId: accountID, name }) => ({ accountID, name }));
}
