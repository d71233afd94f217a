import { expect, test } from 'vitest';
import type { WaitingAnswer } from './attempt-outbox.ts';
import { createGivenAnswers } from './given-answers.ts';

function room() {
  let now = 1_000;
  const kept: WaitingAnswer[] = [];
  const place = { scheduleId: 3, life: 2, serverNow: () => now };
  const given = createGivenAnswers(place, (entry) => kept.push(entry));
  return { given, kept, at: (time: number) => (now = time) };
}

test('[BQ-3] each answer is sent with the next revision and the time it was given', () => {
  const { given, kept, at } = room();
  given.answer(7, null);
  at(2_000);
  given.answer(7, 12);
  const place = { type: 'answer', scheduleId: 3, life: 2, botInterviewQuestionID: 7 };
  expect(kept).toEqual([
    { ...place, choice: null, revision: 1, answeredAt: 1_000 },
    { ...place, choice: 12, revision: 2, answeredAt: 2_000 },
  ]);
});

test('[BQ-3] selecting a skill sends again what stands, as given when it was given', () => {
  const { given, kept, at } = room();
  given.answer(7, 12);
  at(9_000);
  given.repeat(7);
  expect(kept.at(-1)).toMatchObject({ choice: 12, revision: 2, answeredAt: 1_000 });
});

test('[BQ-3] [BQ-4] what this page has not answered is sent as seen, which changes nothing', () => {
  const { given, kept } = room();
  given.answer(8, null);
  given.repeat(7);
  given.repeat(8);
  expect(kept.slice(1)).toMatchObject([
    { botInterviewQuestionID: 7, choice: null },
    { botInterviewQuestionID: 8, choice: null },
  ]);
});
