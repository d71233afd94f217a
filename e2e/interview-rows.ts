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

export async function revokeLink(product: Product, scheduleId: number) {
  await query(product, 'update interview_links set revoked_at = now() where schedule_id = $1', [
    scheduleId,
  ]);
}

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
