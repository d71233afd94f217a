import { expect, test } from 'vitest';
import type { ArchiveRows } from './archive-rows.ts';
import { oddRow } from './odd-row.ts';

const job = (ref: number) => ({ ref }) as ArchiveRows['jobs'][number];
const person = (email: string) => ({ email }) as ArchiveRows['people'][number];
const applied = (ref: number, email: string) => ({ job: ref, email, stage: 'Applied' });

const whole: ArchiveRows = {
  questions: [],
  jobs: [job(1), job(2)],
  people: [person('ada@b.example'), person('eve@b.example')],
  applications: [applied(1, 'ada@b.example'), applied(2, 'ada@b.example')],
};

test('rows that hang together are as they should be', () => {
  expect(oddRow(whole)).toBe(undefined);
});

test('a number of a job, an address and an application are said once', () => {
  const jobs = [job(1), job(2), job(1)];
  expect(oddRow({ ...whole, jobs })).toEqual({ kind: 'jobs', at: 2 });
  const persons = [...whole.people, person('ada@b.example')];
  expect(oddRow({ ...whole, people: persons })).toEqual({ kind: 'people', at: 2 });
  const applications = [...whole.applications, applied(2, 'ada@b.example')];
  expect(oddRow({ ...whole, applications })).toEqual({ kind: 'applications', at: 2 });
});

test('an application is of a job and a person of the file', () => {
  for (const odd of [applied(3, 'ada@b.example'), applied(1, 'nobody@b.example')]) {
    const applications = [...whole.applications, odd];
    expect(oddRow({ ...whole, applications })).toEqual({ kind: 'applications', at: 2 });
  }
});
