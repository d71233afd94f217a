import { expect, test } from 'vitest';
import { checklistOf, dayStartOf, type Reach } from './dashboard-rules.ts';

const all = {
  isAdmin: true,
  jobs: true,
  postsJobs: true,
  schedules: true,
  makesTests: true,
  invitesColleagues: true,
  candidates: true,
  interviews: true,
  plan: true,
};
const done = {
  profile: true,
  plan: true,
  colleague: false,
  test: false,
  job: true,
  interview: false,
};

test('a new company sees what is done and what is left, in the order of doing it', () => {
  expect(checklistOf(done, all)?.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['profile', true],
    ['plan', true],
    ['colleague', false],
    ['test', false],
    ['job', true],
    ['interview', false],
  ]);
});

test('a member sees the steps that their role lets them take', () => {
  const none = Object.fromEntries(Object.keys(all).map((name) => [name, false])) as Reach;
  expect(checklistOf(done, { ...none, postsJobs: true })).toBeNull();
  expect(checklistOf(done, none)).toBeNull();
  const left = (reach: Partial<Reach>) =>
    checklistOf(done, { ...none, ...reach })?.map(({ step }) => step);
  expect(left({ schedules: true })).toEqual(['interview']);
  expect(left({ makesTests: true })).toEqual(['test']);
});

test('the list is gone once everything was done', () => {
  const finished = { ...done, colleague: true, test: true, interview: true };
  expect(checklistOf(finished, all)).toBeNull();
});

const now = new Date('2026-11-02T10:00:00Z');

test.each([
  ['midnight of their own zone counts', '2026-11-01T23:00:00Z', '2026-11-01T23:00:00Z'],
  ['a day of 25 hours too', '2026-11-01T09:30:00Z', '2026-11-01T09:30:00Z'],
  ['the future is no midnight', '2026-11-02T10:00:01Z', '2026-11-01T10:00:00Z'],
  ['nor is last week', '2026-10-25T23:00:00Z', '2026-11-01T10:00:00Z'],
])('%s', (_name, asked, start) => {
  expect(dayStartOf(new Date(asked), now)).toEqual(new Date(start));
});

test('without a midnight the last 24 hours count', () => {
  expect(dayStartOf(undefined, now)).toEqual(new Date('2026-11-01T10:00:00Z'));
});
