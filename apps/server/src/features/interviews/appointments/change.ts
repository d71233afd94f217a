import type { WebhookEvent } from '@candor/contract/operations/webhook-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { type DeedEntry, recordAudit } from '../../operations/audit/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { hasEnded } from './appointment-state-rules.ts';
import {
  type Appointment,
  type AppointmentChanges,
  type AppointmentId,
  changeAppointment,
  findAppointment,
  lockAppointment,
} from './appointment-store.ts';
import { readFacts } from './facts-store.ts';
import type { AppointmentChange, AppointmentFacts } from './facts-rules.ts';
import { addHistory, type HistoryBy, type HistoryKind } from './history-store.ts';
import { isOpenApplication } from './people-store.ts';
import { findSeats, type Seat } from './seat-store.ts';
import { keepStatementsOf } from './seat-statements.ts';
import { tell, type TellParts } from './tell.ts';

export type Parts = TellParts & { readonly db: Database };

/** Who does it; of somebody with a link there is no account, or the one of their place. */
export type Actor = { readonly kind: HistoryBy; readonly accountId: number | null };

/** An appointment, locked, while somebody changes it. */
export type Work = {
  readonly tx: Tx;
  readonly parts: Parts;
  readonly found: Appointment;
  readonly seats: readonly Seat[];
  readonly actor: Actor;
  readonly now: Date;
};

export const noSuchInterview = () => refuse('not_found', { params: { what: 'interview' } });
export const isOver = () => refuse('interview_over');
export const changedMeanwhile = () =>
  refuse('changed_meanwhile', { params: { what: 'live-interview' } });

/** As it is; undefined where the company has none with this number. */
export async function readAppointment(
  tx: Tx,
  id: AppointmentId,
): Promise<Pick<Work, 'found' | 'seats'>> {
  const found = await findAppointment(tx, id);
  if (found === undefined) throw noSuchInterview();
  return { found, seats: await findSeats(tx, id) };
}

/**
 * Locked, and as whoever changes it has seen it: refused where its state, its time or what was offered has changed after
 * `revision`, and of `isWhole` where anything has. What has ended is changed by nobody, unless they say that they know.
 */
export async function openWork(
  tx: Tx,
  parts: Parts,
  given: {
    readonly id: AppointmentId;
    readonly actor: Actor;
    readonly now: Date;
    readonly revision?: number;
    readonly isWhole?: boolean;
    readonly mayHaveEnded?: boolean;
  },
): Promise<Work> {
  const { id, actor, now, revision, isWhole = false, mayHaveEnded = false } = given;
  await lockAppointment(tx, id);
  const work = { tx, parts, actor, now, ...(await readAppointment(tx, id)) };
  if (!mayHaveEnded && hasEnded(work.found, now)) throw isOver();
  if (revision !== undefined) {
    const since = isWhole ? work.found.revision : work.found.timesRevision;
    if (revision < since || revision > work.found.revision) throw changedMeanwhile();
  }
  return work;
}

/** Nobody is booked for an application that was rejected, withdrawn or came to a hire. */
export async function needOpenApplication({ tx, found }: Work): Promise<void> {
  if (!(await isOpenApplication(tx, found))) throw refuse('application_ended');
}

export type Settling = {
  readonly change: AppointmentChanges;
  readonly history?: {
    readonly what: HistoryKind;
    readonly detail?: string;
    readonly startsAt?: Date | null;
  };
  readonly told?: AppointmentChange | readonly AppointmentChange[];
  readonly event?: WebhookEvent;
};

/** Writes what changed, with its line of history, and tells everybody whom it concerns. Gives it as it is then. */
export async function settle(work: Work, settling: Settling): Promise<Work> {
  const { tx, parts, found, actor, now } = work;
  const { change, history, told = [], event } = settling;
  await changeAppointment(tx, found, change);
  if (history !== undefined) {
    await addHistory(tx, found, {
      ...{ at: now, byKind: actor.kind, accountId: actor.accountId, ...history },
    });
  }
  const fresh = { ...work, ...(await readAppointment(tx, found)) };
  await keepStatementsOf(fresh);
  for (const one of [told].flat()) {
    await tell(tx, parts, { facts: await factsOf(fresh), change: one });
  }
  if (event !== undefined) await publish(fresh, event);
  return fresh;
}

export const factsOf = ({
  tx,
  found,
  seats,
  parts: { baseUrl },
}: Pick<Work, 'tx' | 'found' | 'seats' | 'parts'>): Promise<AppointmentFacts> =>
  readFacts(tx, { found, seats, baseUrl });

async function publish({ tx, found, now }: Work, event: WebhookEvent): Promise<void> {
  const { companyId, scheduleId, jobId, candidateId, startsAt, state } = found;
  await publishEvent(
    tx,
    { companyId, now },
    {
      event,
      data: {
        ...{ interviewScheduleID: scheduleId, jobID: jobId, candidateID: candidateId },
        ...{ state, startsAt: startsAt?.toISOString() ?? null },
      },
    },
  );
}

/** What the company's chain says of a live interview. */
export const liveEntry = (action: string, scheduleId: number, after?: object): DeedEntry => ({
  ...{ action, objectKind: 'interview', objectId: scheduleId },
  ...(after && { after }),
});

/** Of what a candidate or an interviewer did by a link, or time did: last in the transaction, as it locks the chain. */
export async function recordByLink(
  { tx, found: { companyId }, actor, now }: Work,
  client: RequestContext['client'] | null,
  entries: DeedEntry | readonly DeedEntry[],
): Promise<void> {
  for (const entry of [entries].flat()) {
    await recordAudit(
      tx,
      {
        ...entry,
        companyId,
        actorKind: actor.kind,
        ...(client && {
          ip: client.ip,
          userAgent: client.userAgent ?? undefined,
          requestId: client.requestId,
        }),
      },
      now,
    );
  }
}
