import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from './product.ts';

/** Resolves with the interview that the page enters; ask before it does. */
export async function enteredInterview(page: Page): Promise<number> {
  const response = await page.waitForResponse(
    (one) => one.url().endsWith('/api/attempts/questions') && one.ok(),
  );
  const { data } = (await response.json()) as { data: { interviewScheduleID: number } };
  return data.interviewScheduleID;
}

/** What no screen can do: the time of an interview cannot be shortened by anyone. */
export async function setSecondsLeft(product: Product, scheduleId: number, seconds: number) {
  await query(
    product,
    `update attempts set deadline_at = date_trunc('milliseconds', now()) + make_interval(secs => $2)
     where schedule_id = $1`,
    [scheduleId, seconds],
  );
}

/** No screen sets the window of the demo's interview yet. */
export async function openTomorrow(product: Product, link: string) {
  const secret = new URL(link).searchParams.get('token') ?? '';
  await query(
    product,
    `update interview_schedules as schedule
     set opens_at = now() + interval '1 day', closes_at = now() + interval '8 days'
     from links as link
     where link.schedule_id = schedule.id and link.company_id = schedule.company_id
       and link.token_hash = $1`,
    [hashOf(secret)],
  );
}

export async function revokeLink(product: Product, scheduleId: number) {
  await query(product, 'update links set revoked_at = now() where schedule_id = $1', [scheduleId]);
}

/** No screen grants accommodations yet. */
export async function accommodate(product: Product, link: string, granted: object) {
  await query(
    product,
    `update interview_schedules as schedule set accommodations = $2
     from links as link
     where link.schedule_id = schedule.id and link.company_id = schedule.company_id
       and link.token_hash = $1`,
    [hashOf(new URL(link).searchParams.get('token') ?? ''), JSON.stringify(granted)],
  );
}

/** What no screen can do: a promised time is over only when it has passed. */
export async function breakPromise(product: Product, email: string) {
  await query(
    product,
    `update needs set reply_by = now() - interval '1 hour'
     from interview_schedules as schedule, candidates as candidate
     where schedule.id = needs.schedule_id and candidate.id = schedule.candidate_id and candidate.email = $1`,
    [email],
  );
}

/** No screen decides yet what of an interview with monitors is recorded. */
export async function recordMonitored(product: Product, isRecorded: boolean) {
  await query(product, 'update blueprints set record_screen = $1 where facial_tracking', [
    isRecorded,
  ]);
}

/** Which monitors the test with monitors asks for, found again by its name. */
export async function watchWith(
  product: Product,
  monitors: readonly ('eye' | 'voice' | 'keyboard')[],
) {
  await query(
    product,
    `update blueprints set facial_tracking = $1, voice_tracking = $2, keyboard_tracking = $3
      where name like '%, with monitors'`,
    (['eye', 'voice', 'keyboard'] as const).map((monitor) => monitors.includes(monitor)),
  );
}

/** No screen invites to a call yet: a link for this address, whose new account has no password. */
export async function inviteToCall(product: Product, email: string): Promise<string> {
  const known = product.demo().links.virtualInterview;
  const companyPart = secretOf(known).split('.')[0];
  const secret = `${companyPart}.${randomBytes(32).toString('base64url')}`;
  await query(
    product,
    `with account as (
       insert into accounts (email, first_name, last_name, user_types)
       values ($1, 'Ada', 'Byron', '{CANDIDATE}'))
     insert into call_invitations
       (company_id, call_id, email, expires_at, created_at, token_hash)
     select company_id, call_id, $1, expires_at, created_at, $3
     from call_invitations where token_hash = $2`,
    [email, hashOf(secretOf(known)), hashOf(secret)],
  );
  return known.replace(secretOf(known), secret);
}

const secretOf = (link: string) => link.split('/').at(-1) ?? '';
const hashOf = (secret: string) => createHash('sha256').update(secret, 'utf8').digest('hex');

export type AttemptRow = { status: string; endedAtDeadline: boolean; answered: number };

export async function readAttempt(product: Product, scheduleId: number): Promise<AttemptRow> {
  const [row] = await query<AttemptRow>(
    product,
    `select status, coalesce(ended_at = deadline_at, false) as "endedAtDeadline",
       (select count(*)::int from answers
         where answers.company_id = attempts.company_id and answers.attempt_id = attempts.id
           and choice is not null) as answered
     from attempts where schedule_id = $1`,
    [scheduleId],
  );
  if (row === undefined) throw new Error('The interview has not been started.');
  return row;
}

/** The kinds of what the room told, in the order of their time. */
export async function readEventKinds(product: Product, scheduleId: number): Promise<string[]> {
  const rows = await query<{ kind: string }>(
    product,
    `select event.kind from attempt_events as event
       join attempts on attempts.company_id = event.company_id and attempts.id = event.attempt_id
     where attempts.schedule_id = $1 order by event.occurred_at`,
    [scheduleId],
  );
  return rows.map(({ kind }) => kind);
}

/** The combinations that the room took away, in the order of their time. */
export async function readBlockedKeys(product: Product, scheduleId: number): Promise<string[]> {
  const rows = await query<{ combination: string }>(
    product,
    `select event.detail->>'combination' as combination from attempt_events as event
       join attempts on attempts.company_id = event.company_id and attempts.id = event.attempt_id
     where attempts.schedule_id = $1 and event.kind = 'blocked-key' order by event.occurred_at`,
    [scheduleId],
  );
  return rows.map(({ combination }) => combination);
}

/** As before anybody said hours: other journeys of the same product may have. */
export async function forgetHours(product: Product) {
  await query(product, 'delete from availability', []);
}

/** The newest CV of whoever is interviewed becomes that of their application: members only add to the person. */
export async function applyWithNewestCv(product: Product, scheduleId: number) {
  await query(
    product,
    `update applications as application set cv_file_id = (
       select max(file.id) from candidate_files as file
        where file.company_id = application.company_id and file.candidate_id = application.candidate_id)
       from interview_schedules as schedule
      where schedule.id = $1 and schedule.company_id = application.company_id
        and schedule.application_id = application.id`,
    [scheduleId],
  );
}

/** As if its candidates had sent them themselves: whom colleagues add is read. */
export async function leaveUnread(product: Product, jobId: number) {
  await query(product, 'update applications set is_unread = true where job_id = $1', [jobId]);
}

/** No screen lets time pass: the first of each seat's people sat in it until ten minutes ago. */
export async function letInterviewPass(product: Product, scheduleId: number) {
  await query(
    product,
    `update appointment_seats t set account_id =
       (select account_id from appointment_seat_people p where p.seat_id = t.id order by p.id limit 1)
      where schedule_id = $1`,
    [scheduleId],
  );
  await query(
    product,
    `update appointments set state = 'over', starts_at = now() - interval '70 minutes',
            ends_at = now() - interval '10 minutes' where schedule_id = $1`,
    [scheduleId],
  );
  await query(
    product,
    `update interviewer_statements t set starts_at = p.starts_at, ends_at = p.ends_at
       from appointments p where p.schedule_id = t.schedule_id and t.schedule_id = $1`,
    [scheduleId],
  );
}

/** No screen lets time pass: whoever owes a scorecard of it is reminded now. */
export async function letRemindersLeave(product: Product, scheduleId: number) {
  await query(
    product,
    `update due_work set due_at = now() where kind = 'scorecard-hour' and subject_id = $1`,
    [scheduleId],
  );
}

/** No screen lets time pass: its application is decided, and what its candidate found was said two days ago. */
export async function letFeedbackStand(product: Product, scheduleId: number) {
  await query(
    product,
    `update applications a set status = 'rejected', status_changed_at = now()
       from interview_schedules s where s.id = $1 and a.company_id = s.company_id and a.id = s.application_id`,
    [scheduleId],
  );
  await query(
    product,
    `update candidate_feedback set sent_at = sent_at - interval '2 days' where schedule_id = $1`,
    [scheduleId],
  );
}

/** As when the server loses its database for a moment: it hangs up on every page that listens. */
export async function hangUp(product: Product) {
  await query(
    product,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'candor-listen'`,
    [],
  );
}

/** Asks the database itself as its owner: never the server's own word. */
async function query<Row extends object>(
  { dataDir }: Product,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** A booked live interview begins now, whatever hour it is. */
export async function beginNow(product: Product, scheduleId: number): Promise<void> {
  await query(
    product,
    `update appointments set starts_at = now(), ends_at = now() + interval '1 hour' where schedule_id = $1`,
    [scheduleId],
  );
}

/** No screen makes an hour of work: what a company confirmed that the demo's interviewer is owed. */
export async function oweToInterviewer(product: Product, amount: number) {
  await query(
    product,
    `insert into interviewer_statements (company_id, account_id, company_name, job_title, kind, state, minutes, rate, currency,
                                         amount, late_hours, late_percent, agreed_at, settled_at, starts_at, ends_at)
     select c.company_id, a.id, c.name, 'Engineer', 'technical', 'done', 60, $1, 'EUR', $1, 24, 50, now(), now(), now(), now()
       from companies c, accounts a where a.is_demo and 'EXTERNAL_INTERVIEWER' = any (a.user_types) order by c.company_id, a.id limit 1`,
    [amount],
  );
}
