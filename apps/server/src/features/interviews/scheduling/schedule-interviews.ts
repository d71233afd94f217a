import { earliestStart } from '@candor/contract/hiring/jurisdiction-rules';
import { openedLater } from '@candor/contract/hiring/jurisdiction-words';
import { variableProblem } from '@candor/contract/hiring/mail-template-rules';
import { isTimeZone, windowProblem } from '@candor/contract/interviews/scheduling-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { mailLanguages } from '../../hiring/candidate-records/index.ts';
import { calendarText } from './calendar-texts.ts';
import { calendarMail } from './calendar-rules.ts';
import { type BlueprintRow, findJob, type JobRow, listBlueprints } from './choice-store.ts';
import { type Invitee, resolvePeople } from './invited-people.ts';
import {
  findApplications,
  findLivingSchedules,
  insertSchedules,
  type Person,
} from './invitee-store.ts';
import type { LetterFacts } from './letter-rules.ts';
import { reminderTimes } from './link-rules.ts';
import { insertMails } from './mail-log-store.ts';
import { createLinks } from '../links/index.ts';
import type { Accommodations } from './schedule-store.ts';
import { type Change, changeOfMany, type Deed } from '../../operations/audit/index.ts';
import {
  invitationEntry,
  invitationText,
  type MailParts,
  post,
  refuseFlood,
} from './scheduling-parts.ts';

export type Window = {
  readonly jobID: number;
  readonly blueprintID: number;
  /** null: at once. */
  readonly opensAt: Date | null;
  readonly closesAt: Date;
  readonly timeZone: string;
  readonly subject: string;
  readonly message: string;
};

export type Outcome = {
  readonly name: string;
  readonly email: string;
  readonly outcome: 'invited' | 'already-invited' | 'listed-twice' | 'invalid-email';
  readonly interviewScheduleID: number | null;
  readonly applicationId: number | null;
};

type Offer = {
  readonly job: JobRow;
  readonly blueprint: BlueprintRow;
  /** As the window says, or when the law that the job follows lets it; null: at once. */
  readonly opensAt: Date | null;
};

/** The job and the test of an invitation, when everything that it says holds. */
export async function readOffer(
  tx: Tx,
  { companyId, now }: Pick<Deed, 'companyId' | 'now'>,
  window: Window,
): Promise<Offer> {
  const job = await findJob(tx, companyId, window.jobID);
  if (job === undefined) throw fail('not_found', 'There is no such job.', { path: 'body.jobID' });
  const [blueprint] = await listBlueprints(tx, companyId, window.blueprintID);
  if (blueprint === undefined) {
    throw fail('not_found', 'There is no such test.', { path: 'body.blueprintID' });
  }
  for (const field of ['subject', 'message'] as const) {
    const problem = variableProblem('invitation', window[field]);
    if (problem !== null) throw fail('unknown_variable', problem, { path: `body.${field}` });
  }
  if (!isTimeZone(window.timeZone)) {
    throw fail('unknown_time_zone', 'Please choose a time zone.', { path: 'body.timeZone' });
  }
  const earliest = earliestStart(now, job.jurisdiction);
  const opensAt = later(window.opensAt, earliest);
  const times = { opensAt: opensAt?.getTime() ?? null, closesAt: window.closesAt.getTime() };
  const problem = windowProblem(times, now.getTime());
  if (problem !== null) {
    const isMoved = earliest !== null && opensAt === earliest;
    const why = isMoved ? openedLater(earliest, problem) : problem;
    throw fail('invalid_window', why, { path: 'body.closesAt' });
  }
  return { job, blueprint, opensAt };
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && one < other) ? other : one;

/** What a letter to this person says of the interview. */
export const letterFacts = (
  { job, blueprint, opensAt }: Offer,
  window: Window,
  {
    person,
    now,
  }: {
    readonly person: Pick<Person, 'firstName' | 'lastName' | 'candidateZone'> & {
      readonly extraMinutes: number;
    };
    readonly now: Date;
  },
): LetterFacts => ({
  firstName: person.firstName,
  lastName: person.lastName,
  jobTitle: job.title,
  companyName: job.companyName,
  jurisdiction: job.jurisdiction,
  biasAuditUrl: job.biasAuditUrl,
  biasAuditOn: job.biasAuditOn,
  minutes: blueprint.minutes + person.extraMinutes,
  opensAt: opensAt ?? now,
  closesAt: window.closesAt,
  timeZone: window.timeZone,
  candidateZone: person.candidateZone,
});

type Parts = MailParts & { readonly addKept: AddKept };

/**
 * Invites everybody who can be: a schedule, a link, a mail and the planned reminders each. The outcomes are in the
 * order of the people. Failures: `not_found` for a job, a test or a candidate of another company, and those of the
 * window and the text; then nobody is invited.
 */
export async function scheduleInterviews(
  tx: Tx,
  parts: Parts,
  {
    deed,
    given,
  }: {
    readonly deed: Deed;
    readonly given: Window & {
      readonly reminderHours: readonly number[];
      readonly people: readonly Invitee[];
    };
  },
): Promise<Change<Outcome[]>> {
  const { companyId, now } = deed;
  const offer = await readOffer(tx, deed, given);
  if (offer.job.status === 'draft') {
    throw fail('job_not_published', 'Publish the job before you invite candidates to it.');
  }
  if (offer.blueprint.questionCount === 0) {
    throw fail('no_questions', 'This test has no question that could be asked.');
  }
  const people = await resolvePeople(tx, deed, given.people);
  const ids = people.flatMap(({ candidate }) => (candidate === null ? [] : [candidate.id]));
  const place = { companyId, jobId: given.jobID, candidateIds: ids };
  const living = await findLivingSchedules(tx, { ...place, now });
  const applications = await findApplications(tx, {
    companyId,
    jobId: given.jobID,
    candidateIds: ids,
  });
  const invited = people.flatMap(({ outcome, candidate, accommodations }) =>
    outcome !== null || candidate === null || living.has(candidate.id)
      ? []
      : [{ candidate, accommodations, applicationId: applications.get(candidate.id)?.id ?? null }],
  );
  await refuseFlood(tx, deed, invited.length);
  const schedules = await invite(tx, parts, { deed, plan: { ...given, offer, invited } });
  const outcomes = people.map(({ outcome, candidate, name, email }): Outcome => {
    const id = candidate?.id ?? 0;
    const [made, before] = [schedules.get(id) ?? null, living.get(id) ?? null];
    if (outcome !== null) return { name, email, outcome, ...nothing };
    if (made === null) {
      return {
        ...{ name, email, ...nothing },
        outcome: 'already-invited',
        interviewScheduleID: before,
      };
    }
    const applicationId = applications.get(id)?.id ?? null;
    return { name, email, outcome: 'invited', interviewScheduleID: made, applicationId };
  });
  const { opensAt } = offer;
  const after = { jobId: offer.job.id, opensAt: opensAt ?? now, closesAt: given.closesAt };
  const entries = [...schedules].map(([candidateId, scheduleId]) =>
    invitationEntry({ action: 'interview.invited', scheduleId, after: { candidateId, ...after } }),
  );
  return changeOfMany(outcomes, entries);
}

const nothing = { interviewScheduleID: null, applicationId: null };

export type Invited = {
  readonly candidate: Person;
  readonly accommodations: Accommodations;
  readonly applicationId: number | null;
};

/** Beside what each of these is given, what they were granted before and wished to keep; the needs' feature stands above. */
export type AddKept = (
  tx: Tx,
  test: { readonly companyId: number; readonly minutes: number },
  invited: readonly Invited[],
) => Promise<readonly Invited[]>;

type Plan = Window & {
  readonly offer: Offer;
  readonly invited: readonly Invited[];
  readonly reminderHours: readonly number[];
};

/** Gives the schedule of each candidate. */
async function invite(
  tx: Tx,
  parts: Parts,
  { deed, plan }: { readonly deed: Deed; readonly plan: Plan },
) {
  const { companyId, accountId, now } = deed;
  const { offer, closesAt, timeZone, reminderHours } = plan;
  const { minutes } = offer.blueprint;
  const invited = await parts.addKept(tx, { companyId, minutes }, plan.invited);
  const opensAt = offer.opensAt ?? now;
  if (invited.length === 0) return new Map<number, number>();
  const schedules = await insertSchedules(
    tx,
    invited.map(({ candidate, accommodations, applicationId }) => ({
      ...{ companyId, jobId: offer.job.id, blueprintId: offer.blueprint.id },
      ...{ candidateId: candidate.id, applicationId, accommodations },
      ...{ opensAt, closesAt, timeZone, reminderHours: [...reminderHours] },
      ...{ messageSubject: plan.subject, messageText: plan.message },
      ...{ createdByAccountId: accountId, createdAt: now },
    })),
  );
  const placed = invited.map((one) => ({
    ...one,
    scheduleId: schedules.get(one.candidate.id) ?? 0,
  }));
  const link = { companyId, purpose: 'bot-interview', expiresAt: closesAt } as const;
  const links = placed.map(({ scheduleId }) => ({ ...link, subjectId: scheduleId }));
  const tokens = await createLinks(tx, links, now);
  const mails = await insertMails(
    tx,
    placed.map(({ scheduleId }) => ({
      ...({ companyId, scheduleId, kind: 'invitation', dueAt: now, postedAt: now } as const),
    })),
  );
  const first = { createdAt: now, sequence: 0 };
  const languageOf = await mailLanguages(tx, { companyId, scheduleIds: [...schedules.values()] });
  for (const [index, { candidate, accommodations, scheduleId }] of placed.entries()) {
    const extraMinutes = accommodations.extraMinutes ?? 0;
    const facts = letterFacts(offer, plan, { person: { ...candidate, extraMinutes }, now });
    const language = languageOf(scheduleId);
    const text = invitationText(facts, plan, { language, now });
    const entry = { ...facts, ...calendarText(facts, language), companyId, scheduleId, ...first };
    await post(tx, parts, {
      ...{ companyId, mailId: mails[index] ?? 0, to: candidate.email },
      ...{ text, token: tokens.get(scheduleId) ?? null },
      calendar: calendarMail(entry, 'PUBLISH', now),
    });
  }
  const scheduleIds = [...schedules.values()];
  const window = { opensAt, closesAt, reminderHours };
  await planReminders(tx, { companyId, now }, { scheduleIds, window });
  return schedules;
}

export async function planReminders(
  tx: Tx,
  { companyId, now }: Pick<Deed, 'companyId' | 'now'>,
  {
    scheduleIds,
    window,
  }: {
    readonly scheduleIds: readonly number[];
    readonly window: {
      readonly opensAt: Date;
      readonly closesAt: Date;
      readonly reminderHours: readonly number[];
    };
  },
): Promise<void> {
  const times = reminderTimes(window, window.reminderHours, now);
  await insertMails(
    tx,
    scheduleIds.flatMap((scheduleId) =>
      times.map((dueAt) => ({
        ...({ companyId, scheduleId, kind: 'reminder', dueAt, postedAt: null } as const),
      })),
    ),
  );
}
