import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { type ArrivingAnswer, judgeAnswer } from './answer-rules.ts';
import { readAnswerFacts, createSaveAtOnce } from './answer-store.ts';
import { addLife, insertAttempt, lockAttempt } from './attempt-store.ts';
import { readDraw } from './draw-store.ts';
import { storeDrawnQuestions } from './shown-question-store.ts';
import { device, invite } from './test-invitation.ts';

const MINUTE = 60_000;
const start = new Date('2026-11-21T10:00:00Z');
const minute = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A repeatable sequence, so that a failing state can be found again. */
function dice(seed: number) {
  let state = seed;
  return <T>(...sides: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return sides[Math.floor((state / 2 ** 32) * sides.length)] as T;
  };
}

async function prepare() {
  const { db, owner } = database;
  const { companyId, scheduleId, termsId } = await invite(db, owner, start);
  const facts = {
    companyId,
    scheduleId,
    termsId,
    facialTermsId: null,
    facialTermsAcceptedAt: null,
    ...{
      termsText: 'Terms',
      termsLanguage: 'en',
      facialTermsText: null,
      facialTermsLanguage: null,
    },
  };
  const times = { startedAt: start, deadlineAt: minute(30) };
  const counts = { questionCount: 2, toldRecordingDays: 90, toldLaw: null };
  await db.inCompany(companyId, async (tx) => {
    const attempt = await insertAttempt(tx, { ...facts, ...times, ...counts });
    for (const life of [1, 2, 3]) {
      const startedAt = minute((life - 1) * 10);
      await addLife(tx, attempt, {
        life,
        details: { deviceId: device, userAgent: null, ip: '::1', startedAt },
      });
    }
    const { quotas } = await readDraw(tx, companyId, 1);
    const [quota] = quotas;
    const drawn = (quota?.live ?? []).slice(0, 2).map((questionId, index) => ({
      questionId,
      skillId: quota?.skillId ?? 0,
      position: index + 1,
      optionOrder: null,
    }));
    await storeDrawnQuestions(tx, attempt, drawn);
  });
  const { rows } = await owner.query(
    `select shown.id, array_agg(option.id order by option.label) as options
       from attempt_questions as shown join question_options as option using (company_id, question_id)
      where shown.company_id = $1 group by shown.id order by shown.id`,
    [companyId],
  );
  const questions = rows.map((row) => ({ id: Number(row.id), options: row.options.map(Number) }));
  return { companyId, scheduleId, questions };
}

test('the fast path writes an answer only where the rule says write, and changes nothing else', async () => {
  const { companyId, scheduleId, questions } = await prepare();
  const { db, owner } = database;
  const [first, second] = questions;
  if (!first || !second) throw new Error('two questions expected');
  const save = createSaveAtOnce(db);
  const roll = dice(20_261_121);
  const seen = { taken: 0, left: 0 };
  const readRows = () =>
    owner.query('select * from answers where company_id = $1', [companyId]).then((r) => r.rows);
  for (let round = 0; round < 600; round += 1) {
    const status = roll(
      'in-progress',
      'in-progress',
      'in-progress',
      'in-progress',
      'submitted',
      'timed-out',
    );
    await owner.query(
      `update attempts set status = $2, life = $3, ended_at = $4, break_started_at = $5, break_ends_at = $6
        where company_id = $1`,
      [
        ...[companyId, status, roll(1, 2, 2), status === 'in-progress' ? null : minute(30)],
        ...roll([null, null], [null, null], [minute(10), minute(20)], [minute(10), minute(29.5)]),
      ],
    );
    await owner.query('delete from answers where company_id = $1', [companyId]);
    if (roll(true, false)) {
      const life = roll(1, 2, 2);
      await owner.query(
        `insert into answers (company_id, attempt_question_id, attempt_id, choice, revision, life,
                              viewed_life, answered_at, received_at)
         select $1, $2, attempt_id, $3, $4, $5, $6, $7, $7 from attempt_questions where id = $2`,
        [
          companyId,
          first.id,
          roll(null, first.options[1]),
          roll(1, 1, 2),
          life,
          roll(1, life),
          start,
        ],
      );
    }
    const answer: ArrivingAnswer = {
      choice: roll(null, ...first.options, ...first.options, second.options[0] ?? 0),
      life: roll(1, 2, 2),
      revision: roll(1, 2, 3, 3),
      answeredAt: minute(roll(5, 15, 29, 31)),
    };
    const attemptQuestionId = roll(...Array<number>(9).fill(first.id), 999_999);
    const now = minute(roll(29, 29, 29, 29, 30, 30.5, 32));
    const verdict = await db.inCompany(companyId, async (tx) => {
      const attempt = await lockAttempt(tx, companyId, scheduleId);
      if (attempt === null) throw new Error('no attempt');
      return judgeAnswer(
        answer,
        await readAnswerFacts(tx, attempt, { attemptQuestionId, answer }),
        now,
      );
    });
    const before = await readRows();
    const target = { companyId, scheduleId, attemptQuestionId };
    const saved = await save(companyId, { target, answer, now });
    seen[saved === null ? 'left' : 'taken'] += 1;
    if (saved === null) expect(await readRows()).toEqual(before);
    else
      expect({ round, verdict, choice: saved.choice }).toEqual({
        round,
        verdict: 'write',
        choice: answer.choice,
      });
  }
  expect(seen.taken).toBeGreaterThan(30);
  expect(seen.left).toBeGreaterThan(100);
});
