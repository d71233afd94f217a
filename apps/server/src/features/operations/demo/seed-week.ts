import { proposedHours } from '@candor/contract/interviews/availability-rules';
import { dayAt, dayText } from '@candor/contract/interviews/zone-rules';
import type { Tx } from '../../../platform/database/database.ts';
import {
  type AppointmentParts,
  type Asked,
  bookNear,
  scheduleLive,
} from '../../interviews/appointments/index.ts';
import { readHoursIn, sayHoursIn } from '../../interviews/availability/index.ts';
import { recordChange } from '../audit/index.ts';
import { findMembers, findWaiting } from './crowd-store.ts';
import { demoAdmin, demoRecruiter } from './demo-people.ts';
import { findCompanyOf } from './demo-store.ts';
import { HOME, type Planned, plannedWeek, workingInstant } from './week-rules.ts';

const DAY_MS = 86_400_000;
const LAST_DAY = 30;
const client = { ip: '127.0.0.1', userAgent: 'Sample of the demo', requestId: 'demo' };
const sitters = [
  { email: demoAdmin.email, timeZone: HOME },
  { email: demoRecruiter.email, timeZone: 'Europe/Lisbon' },
] as const;

const emails = sitters.map(({ email }) => email);

type Week = {
  readonly companyId: number;
  readonly accountIds: readonly number[];
  readonly now: Date;
};

/**
 * A week of live interviews of candidates who wait for one, once: through the product's own steps, with their mails.
 * None where somebody has sent the people away who would interview.
 */
export async function addWeek(parts: AppointmentParts): Promise<void> {
  const { db } = parts;
  const now = parts.clock();
  const companyId = await findCompanyOf(db, demoAdmin.email);
  if (companyId === null) return;
  await db.inCompany(companyId, async (tx) => {
    const accountIds = await findMembers(tx, companyId, emails);
    if (accountIds.length < sitters.length) return;
    const waiting = await findWaiting(tx, companyId, plannedWeek.length);
    if (waiting.length === 0) return;
    for (const [index, accountId] of accountIds.entries()) {
      await sayHours(tx, { accountId, timeZone: sitters[index]?.timeZone ?? HOME, now });
    }
    for (const [index, applicationID] of waiting.entries()) {
      const planned = plannedWeek[index];
      if (planned === undefined) continue;
      await arrange(tx, parts, { companyId, accountIds, now, planned, applicationID });
    }
  });
}

/** Nine to five, and today at any hour, so that a call of the demo can be joined whenever it is started. */
async function sayHours(
  tx: Tx,
  {
    accountId,
    timeZone,
    now,
  }: { readonly accountId: number; readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const { hours: said, revision } = await readHoursIn(tx, accountId);
  if (said !== null) return;
  const today = dayText(dayAt(now.getTime(), timeZone));
  const exceptions = [
    {
      ...{ firstDay: today, lastDay: today, name: 'The first day of the demo' },
      spans: [{ from: '00:00', to: '24:00' }],
    },
  ];
  const { weekly, ...proposed } = proposedHours(timeZone);
  const hours = {
    ...{ ...proposed, exceptions, noticeHours: 0 },
    weekly: weekly.map((spans) => [...spans]),
  };
  await sayHoursIn(tx, accountId, { hours, revision, now });
}

async function arrange(
  tx: Tx,
  parts: AppointmentParts,
  {
    planned,
    applicationID,
    accountIds,
    companyId,
    now,
  }: Week & { readonly planned: Planned; readonly applicationID: number },
): Promise<void> {
  const [, recruiter = 0] = accountIds;
  const deed = { companyId, accountId: recruiter, client, now };
  const asked = askedOf(planned, { applicationID, accountIds, now });
  const scheduled = await scheduleLive(tx, parts, { deed, asked });
  const { interviewScheduleIDs } = await recordChange(tx, deed, scheduled);
  const [scheduleId = 0] = interviewScheduleIDs;
  if (planned.at === null) return;
  const from = workingInstant(now, planned.at);
  const timeZone = planned.candidateZone;
  await bookNear(tx, parts, { companyId, scheduleId, from, timeZone, now });
}

function askedOf(
  { beginning, kind, minutes, place, seats }: Planned,
  {
    applicationID,
    accountIds,
    now,
  }: Pick<Week, 'accountIds' | 'now'> & { readonly applicationID: number },
): Asked {
  return {
    ...{ applicationID, beginning, place, message: '' },
    rounds: [
      {
        ...{ kind, minutes, bufferBefore: 0, bufferAfter: 0, noticeHours: 0 },
        ...{ lastDay: new Date(now.getTime() + LAST_DAY * DAY_MS).toISOString().slice(0, 10) },
        timeZone: HOME,
        seats: seats.map((seat) => ({ people: [{ accountID: accountIds[seat] ?? 0 }] })),
      },
    ],
  };
}
