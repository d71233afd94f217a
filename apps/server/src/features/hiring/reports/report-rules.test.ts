import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { type Counted, flagsOf, funnelOf, periodOf, sourcesOf } from './report-rules.ts';

const now = new Date('2026-11-02T10:00:00Z');

test.each([
  ['the last 90 days unless said', {}, '2026-08-05', '2026-11-02'],
  ['90 days up to the day that is said', { until: '2026-03-31' }, '2026-01-01', '2026-03-31'],
  ['one day is a period', { from: '2026-11-02' }, '2026-11-02', '2026-11-02'],
])('%s', (_name, asked, from, until) => {
  expect(periodOf(asked, now)).toMatchObject({ from, until });
});

test('the last day counts whole', () => {
  const period = periodOf({ from: '2026-11-01', until: '2026-11-01' }, now);
  expect(period?.end.toISOString()).toBe('2026-11-02T00:00:00.000Z');
});

test.each([
  ['ends before it begins', { from: '2026-11-03' }],
  ['is longer than a year', { from: '2025-11-01', until: '2026-11-02' }],
  ['begins on no day', { from: '2026-02-31x' }],
])('a period that %s is refused', (_name, asked) => {
  expect(periodOf(asked, now)).toBeNull();
});

const row = (furthest: number, count: number, more: Partial<Counted> = {}): Counted => ({
  source: 'career-page',
  status: 'active',
  furthest,
  count,
  ...more,
});

test('the funnel tells who came at least so far, and the share of the step before', () => {
  const counted = [row(0, 60), row(2, 30), row(4, 8), row(1, 2, { status: 'hired' })];
  expect(funnelOf(counted).map(({ stage, reached, share }) => [stage, reached, share])).toEqual([
    ['applied', 100, null],
    ['screening', 40, 0.4],
    ['bot-interview', 40, 1],
    ['interview', 10, 0.25],
    ['offer', 10, 1],
    ['hired', 2, 0.2],
  ]);
});

test('without applications no share is told', () => {
  expect(funnelOf([]).every(({ reached, share }) => reached === 0 && share === null)).toBe(true);
});

test('sources are told with what came of them, the largest first', () => {
  const counted = [
    row(0, 3, { source: 'referral', status: 'rejected' }),
    row(0, 5),
    row(2, 4),
    row(4, 1, { status: 'hired' }),
  ];
  expect(sourcesOf(counted)).toEqual([
    { source: 'career-page', applications: 10, interviewed: 5, hired: 1, rejected: 0 },
    { source: 'referral', applications: 3, interviewed: 0, hired: 0, rejected: 3 },
  ]);
});

const counted = record({
  source: constantFrom('career-page', 'added', 'referral'),
  furthest: nat(4),
  status: constantFrom<Counted['status']>('active', 'rejected', 'withdrawn', 'hired'),
  count: nat(50),
});

test('a funnel never widens, its first step is everybody, and the sources add up to it', () => {
  assert(
    property(array(counted), (rows) => {
      const funnel = funnelOf(rows).map(({ reached }) => reached);
      const all = rows.reduce((sum, { count }) => sum + count, 0);
      expect(funnel[0]).toBe(all);
      expect(funnel).toEqual(funnel.toSorted((a, b) => b - a));
      const sources = sourcesOf(rows);
      expect(sources.reduce((sum, { applications }) => sum + applications, 0)).toBe(all);
      expect(sources.reduce((sum, { hired }) => sum + hired, 0)).toBe(funnel.at(-1));
      expect(sources.reduce((sum, { interviewed }) => sum + interviewed, 0)).toBe(funnel[2]);
    }),
  );
});

test('a flag is dismissed when it was judged to be nothing; what was taken back is not judged', () => {
  const of = (violationType: string, verdict: string, count: number) => ({
    violationType,
    verdict,
    count,
  });
  expect(
    flagsOf([
      of('NO_FACE', 'confirmed', 1),
      of('NO_FACE', 'technical', 2),
      of('NO_FACE', 'accommodation', 1),
      of('VOICE_DETECTED', 'not-an-issue', 9),
      of('TAB_SWITCHING', 'open', 4),
    ]),
  ).toEqual([
    { violationType: 'VOICE_DETECTED', judged: 9, dismissed: 9, confirmed: 0 },
    { violationType: 'NO_FACE', judged: 4, dismissed: 3, confirmed: 1 },
  ]);
});
