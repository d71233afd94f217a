import { createTestApp } from '../../../test-app.ts';
import { invite, roomOf, type TestInvitation } from './test-invitation.ts';

const MINUTE = 60_000;
export const start = new Date('2026-11-21T10:00:00Z');
export const minute = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);

/** The app under a clock that the test sets, with interviews of 30 minutes and three questions. */
export async function createTestRooms() {
  let now = start;
  const app = await createTestApp({ now: () => now });
  type Options = Parameters<typeof invite>[3];

  const arrive = async (options: Options = {}) => {
    const invitation = await invite(app.db, app.owner, start, options);
    return { invitation, room: roomOf(app.app, invitation) };
  };
  const started = async (options: Options = {}) => {
    const { invitation, room } = await arrive(options);
    const { data } = await room.enter();
    const questions = data.skillGroups.flatMap((group) => group.questions);
    const [first, second, third] = questions;
    if (!first || !second || !third) throw new Error('too few questions');
    return { invitation, room, data, questions, first, second, third };
  };
  /** An answer of a page life, given now. */
  // oxlint-disable-next-line max-params -- an answer as a test says it: question, choice, revision
  const give = (
    question: { botInterviewQuestionID: number },
    choice: number | null,
    revision: number,
    life = 1,
  ) => ({
    botInterviewQuestionID: question.botInterviewQuestionID,
    choice,
    life,
    revision,
    answeredAt: now.getTime(),
  });
  const rowsOf = async (table: string, { companyId }: TestInvitation) =>
    (await app.owner.query(`select * from ${table} where company_id = $1`, [companyId])).rows;
  const jobsOf = async ({ companyId }: TestInvitation, name: string) => {
    const { rows } = await app.owner.query(
      `select * from pgboss.job where name = $1 and data->>'companyId' = $2`,
      [name, String(companyId)],
    );
    return rows;
  };
  // The queue reads its own settings at its first job, past the transaction that sends it. The server
  // has done so within a second of starting; here nothing fetches jobs.
  await (await started()).room.submit(1);
  return {
    app,
    arrive,
    started,
    give,
    rowsOf,
    jobsOf,
    after: (minutes: number) => {
      now = minute(minutes);
    },
  };
}
