import { expect, test } from 'vitest';
import { pairJobs, type TellingJob } from './job-pair-rules.ts';

const job = (id: number, sum: string, slug = ''): TellingJob => ({
  ...{ id, title: 'Welder', department: 'Hall 2', location: 'Ghent', slug, sum },
});
const stands = (jobID: number, ...emails: string[]) => emails.map((email) => ({ email, jobID }));
const pairsOf = (...sides: Parameters<typeof pairJobs>) => Object.fromEntries(pairJobs(...sides));

test('of several jobs of one name, those with the same text are one, whatever their order', () => {
  const file = { jobs: [job(1, 'day'), job(2, 'night')], stands: [] };
  const here = { jobs: [job(11, 'night'), job(12, 'day')], stands: [] };
  expect(pairsOf(file, here)).toEqual({ 1: 12, 2: 11 });
  expect(pairsOf({ jobs: [job(2, 'night')], stands: stands(2, 'a@b.example') }, here)).toEqual({
    2: 11,
  });
});

test('of several with the same text, the people in them tell', () => {
  const file = { jobs: [job(2, 'day')], stands: stands(2, 'ada@b.example', 'new@b.example') };
  const here = {
    jobs: [job(11, 'day'), job(12, 'day')],
    stands: [...stands(11, 'eve@b.example'), ...stands(12, 'ada@b.example')],
  };
  expect(pairsOf(file, here)).toEqual({ 2: 12 });
});

test('as many on both sides go by their order, and the address in the career page goes before it', () => {
  const here = { jobs: [job(11, 'day', 'one'), job(12, 'day', 'two')], stands: [] };
  const plain = { jobs: [job(1, 'day'), job(2, 'day')], stands: [] };
  expect(pairsOf(plain, here)).toEqual({ 1: 11, 2: 12 });
  const named = { jobs: [job(1, 'day', 'two'), job(2, 'day', 'one')], stands: [] };
  expect(pairsOf(named, here)).toEqual({ 1: 12, 2: 11 });
});

test('a job that cannot be told from another is new, so that nobody lands in the wrong one', () => {
  const here = { jobs: [job(11, 'day'), job(12, 'day')], stands: [] };
  const people = stands(2, 'new@b.example');
  expect(pairsOf({ jobs: [job(2, 'day')], stands: people }, here)).toEqual({});
  expect(pairsOf({ jobs: [job(2, 'edited')], stands: people }, here)).toEqual({});
  // Nobody of it could land anywhere.
  expect(pairsOf({ jobs: [job(2, 'day')], stands: [] }, here)).toEqual({ 2: 11 });
});

test('jobs of one name with other texts are told by the people in them, or where the name stands once on each side', () => {
  const edited = { jobs: [job(1, 'edited')], stands: stands(1, 'ada@b.example') };
  expect(pairsOf(edited, { jobs: [job(11, 'day')], stands: [] })).toEqual({ 1: 11 });
  const two = [job(11, 'day'), job(12, 'night')];
  expect(pairsOf(edited, { jobs: two, stands: [] })).toEqual({});
  expect(pairsOf(edited, { jobs: two, stands: stands(12, 'ada@b.example') })).toEqual({ 1: 12 });
  const both = [...stands(11, 'ada@b.example'), ...stands(12, 'ada@b.example')];
  expect(pairsOf(edited, { jobs: two, stands: both })).toEqual({});
});

test('a job that was closed here is met by none, and makes its name less telling', () => {
  const here = { jobs: [job(11, 'day'), { ...job(12, 'night'), isOver: true }], stands: [] };
  const night = { jobs: [job(2, 'night')], stands: stands(2, 'grace@b.example') };
  expect(pairsOf(night, here)).toEqual({});
  const newer = { jobs: [job(1, 'day'), job(3, 'evening')], stands: stands(3, 'eve@b.example') };
  const open = { jobs: [job(11, 'day'), job(12, 'night')], stands: [] };
  expect(pairsOf(newer, open)).toEqual({ 1: 11 });
});

test('a job of another title, department or place is another', () => {
  const other = { ...job(11, 'day'), location: 'Bruges' };
  expect(pairsOf({ jobs: [job(1, 'day')], stands: [] }, { jobs: [other], stands: [] })).toEqual({});
});
