import { expect, test } from 'vitest';
import { drawCrowd } from './crowd-rules.ts';

const jobs = [
  { title: 'Backend engineer', skills: ['TypeScript', 'SQL'], share: 3 },
  { title: 'Product designer', skills: ['User research'], share: 1 },
];
const size = { people: 200, interviews: 17, seed: 7 };
const crowd = drawCrowd(jobs, size);

test('the same seed draws the same crowd, another seed another', () => {
  expect(drawCrowd(jobs, size)).toEqual(crowd);
  expect(drawCrowd(jobs, { ...size, seed: 8 })).not.toEqual(crowd);
});

test('a crowd is as many people as asked, each with an address of their own', () => {
  expect(crowd).toHaveLength(200);
  expect(new Set(crowd.map(({ email }) => email)).size).toBe(200);
  for (const { email } of crowd) expect(email).toMatch(/^[a-z.]+@candidates\.example$/);
});

test('applications go through their stages in order and never in the future', () => {
  for (const { steps, outcomeDaysAgo } of crowd.flatMap(({ applications }) => applications)) {
    expect(steps.map(({ stage }) => stage)).toEqual(steps.map((_, index) => index));
    const days = steps.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(days.at(-1)).toBeGreaterThanOrEqual(0);
    expect(outcomeDaysAgo).toBeLessThanOrEqual(days.at(-1) ?? 0);
  }
});

test('every stage and every outcome is there, and more want the job with the larger share', () => {
  const all = crowd.flatMap(({ applications }) => applications);
  expect(new Set(all.map(({ steps }) => steps.length))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(all.map(({ outcome }) => outcome))).toEqual(
    new Set(['active', 'rejected', 'hired']),
  );
  const forFirst = all.filter(({ job }) => job === 0).length;
  expect(forFirst).toBeGreaterThan(all.length / 2);
});

test('whoever took an interview was invited to the first job’s, and the reports differ', () => {
  const taken = crowd.filter(({ interview }) => interview !== null);
  expect(taken).toHaveLength(17);
  for (const { applications, interview } of taken) {
    expect(applications.some(({ job, steps }) => job === 0 && steps.length > 2)).toBe(true);
    expect(interview?.answers).toMatch(/^[rw-]{24}$/);
  }
  const signals = taken.map(({ interview }) => interview?.signals.map(({ type }) => type).join());
  expect(new Set(signals).size).toBeGreaterThan(4);
});
