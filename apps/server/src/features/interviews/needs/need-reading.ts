import type { Output } from '@candor/contract';
import type { contract } from '@candor/contract';
import { isOverdue, type Place } from '@candor/contract/interviews/need-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { findLanguage } from '../../hiring/candidate-records/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { readSettings } from '../../operations/settings/index.ts';
import {
  findScheduled,
  granted,
  linkStateOf,
  lockScheduled,
  type Scheduled,
} from '../scheduling/index.ts';
import { findKept, findMonitors, findName, findNeed, findNewest, type Need } from './need-store.ts';
import { type Listed, listOfCandidate } from './need-list-store.ts';

type Own = Output<typeof contract.needs.openNeeds>;
type Shown = Output<typeof contract.needs.getNeed>;

const places: Readonly<Record<ReturnType<typeof linkStateOf>, Place>> = {
  ...{ invited: 'waiting', opened: 'waiting', expired: 'over', cancelled: 'over' },
  ...{ 'in-progress': 'begun', submitted: 'begun', 'timed-out': 'begun' },
};

export const placeOf = (found: Scheduled, now: Date): Place => places[linkStateOf(found, now)];

/** An interview, locked as a start locks it: what is decided here and what is begun there wait for each other. */
export async function lockPlace(tx: Tx, companyId: number, scheduleId: number): Promise<Scheduled> {
  await lockScheduled(tx, companyId, scheduleId);
  const found = await findScheduled(tx, companyId, scheduleId);
  if (found === undefined) throw refuse('not_found', { params: { what: 'interview' } });
  return found;
}

/** An ask behind the lock of its interview, as the page knows it. */
export async function lockNeed(
  tx: Tx,
  { companyId, id, revision }: Pick<Need, 'companyId' | 'id' | 'revision'>,
): Promise<{ readonly need: Need; readonly found: Scheduled }> {
  const seen = await needOf(tx, { companyId, id });
  const found = await lockPlace(tx, companyId, seen.scheduleId);
  const need = await needOf(tx, { companyId, id });
  if (need.revision !== revision) throw refuse('changed_meanwhile', { params: { what: 'need' } });
  return { need, found };
}

async function needOf(tx: Tx, id: Pick<Need, 'companyId' | 'id'>): Promise<Need> {
  const need = await findNeed(tx, id);
  if (need === null) throw refuse('not_found', { params: { what: 'need' } });
  return need;
}

export async function readReplyDays(tx: Tx, companyId: number): Promise<number> {
  const { chosen } = await readSettings(tx, companyId, 'needs');
  return Number(chosen.replyDays);
}

/** As the candidate reads it. */
export async function readOwn(
  tx: Tx,
  id: { readonly companyId: number; readonly scheduleId: number },
  now: Date,
): Promise<Own> {
  const { companyId, scheduleId } = id;
  const found = await findScheduled(tx, companyId, scheduleId);
  if (found === undefined) throw refuse('not_found', { params: { what: 'interview' } });
  const need = await findNewest(tx, id);
  const [kept] = await findKept(tx, companyId, [found.candidateId]);
  return {
    ...{ companyName: found.companyName, jobTitle: found.jobTitle },
    brand: await brandOf(tx, companyId),
    language: await findLanguage(tx, { companyId, scheduleId }),
    ...{ minutes: found.blueprintMinutes, place: placeOf(found, now) },
    ...{ closesAt: found.closesAt.toISOString(), timeZone: found.timeZone },
    monitors: await findMonitors(tx, id),
    granted: granted(found.accommodations),
    replyDays: await readReplyDays(tx, companyId),
    need: need === null ? null : toldOf(need, placeOf(found, now), now),
    kept: kept === undefined ? null : { since: kept.since.toISOString() },
  };
}

/** Of a candidate, as their own page tells it. */
export async function readNeedsOf(
  tx: Tx,
  whose: { readonly companyId: number; readonly candidateId: number },
  now: Date,
) {
  const needs = await listOfCandidate(tx, { ...whose, now });
  return needs.map(({ scheduleId, jobTitle, state, askedAt, replyBy, place }) => ({
    interviewScheduleID: scheduleId,
    ...{ jobTitle, state: toldState(state) },
    ...{ askedAt: askedAt.toISOString(), replyBy: replyBy.toISOString() },
    isOverdue: isOverdue({ state, place, replyBy }, now),
    place,
  }));
}

const toldState = (state: Need['state']) => (state === 'confirming' ? 'open' : state);

/** What is being confirmed was not told: neither its state nor its words. */
function toldOf(need: Need, place: Place, now: Date): NonNullable<Own['need']> {
  const isTold = need.state !== 'confirming' && need.state !== 'open';
  const { id: needID, revision, words, isKept } = need;
  return {
    ...{ needID, revision, words, isKept, asked: spread(need.asked) },
    state: toldState(need.state),
    ...{ askedAt: need.askedAt.toISOString(), replyBy: need.replyBy.toISOString() },
    isOverdue: isOverdue({ ...need, place }, now),
    answeredAt: isTold ? (need.answeredAt?.toISOString() ?? null) : null,
    answer: isTold ? need.answer : '',
    offered: isTold && need.offered !== null ? granted(need.offered) : null,
  };
}

const spread = <T extends { readonly monitorsOff: readonly string[] }>(asked: T) => ({
  ...asked,
  monitorsOff: [...asked.monitorsOff] as T['monitorsOff'][number][],
});

export function shownListed(one: Listed, now: Date) {
  const { id: needID, scheduleId, candidateId, askedAt, replyBy, state, place } = one;
  return {
    ...{ needID, interviewScheduleID: scheduleId, candidateID: candidateId, state, place },
    ...{ candidateName: one.candidateName, jobTitle: one.jobTitle },
    ...{ askedAt: askedAt.toISOString(), replyBy: replyBy.toISOString() },
    isOverdue: isOverdue({ state, place, replyBy }, now),
  };
}

/** As somebody of the company reads it. */
export async function readNeed(
  tx: Tx,
  { companyId, id, reader }: { companyId: number; id: number; reader: number },
  now: Date,
): Promise<Shown> {
  const need = await needOf(tx, { companyId, id });
  const found = await findScheduled(tx, companyId, need.scheduleId);
  if (found === undefined) throw refuse('not_found', { params: { what: 'need' } });
  const { candidateId, jobTitle, firstName, lastName, email } = found;
  const { scheduleId, state, askedAt, replyBy, answeredBy } = need;
  const candidateName = `${firstName} ${lastName}`.trim() || email;
  const listed = { id, scheduleId, candidateId, candidateName, jobTitle, state, askedAt, replyBy };
  return {
    ...shownListed({ ...listed, place: placeOf(found, now) }, now),
    ...{ revision: need.revision, asked: spread(need.asked), words: need.words },
    ...{ isKept: need.isKept, minutes: found.blueprintMinutes, answer: need.answer },
    granted: granted(found.accommodations),
    offered: need.offered === null ? null : granted(need.offered),
    answeredAt: need.answeredAt?.toISOString() ?? null,
    answeredBy: await findName(tx, answeredBy),
    isOwnAnswer: answeredBy === reader,
    secondBy: await findName(tx, need.secondBy),
    wasTurnedDown: need.turnedDownAt !== null,
  };
}
