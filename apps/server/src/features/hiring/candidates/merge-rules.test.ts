import { expect, test } from 'vitest';
import {
  type CandidateJson,
  mergedRow,
  type Standing,
  standingOf,
  unmergedRow,
} from './merge-rules.ts';

const maya: CandidateJson = {
  ...{ id: 1, account_id: null, first_name: 'Maya', last_name: 'Lindqvist', headline: 'Welder' },
  ...{ email: 'maya@example.com', phone: '', city: 'Bergen', country: 'NO' },
  ...{ experience_years: 4, available_from: null, skills: ['tig'], tags: [], links: [] },
  ...{ source: 'added', created_at: '2026-03-01', updated_at: '2026-03-01' },
  ...{ last_activity_at: '2026-03-02', last_score: 60, last_score_at: '2026-03-02' },
  ...{ held_because: null, held_at: null, held_by: null },
};
const again: CandidateJson = {
  ...{ ...maya, id: 2, account_id: 7, email: 'm.l@example.com', phone: '900', headline: '' },
  ...{ city: 'Oslo', country: 'SE', skills: ['mig', 'tig'], tags: ['fair'], source: 'career-page' },
  ...{ created_at: '2026-01-01', last_activity_at: '2026-02-01' },
  ...{ last_score: 90, last_score_at: '2026-04-01', held_because: 'A claim' },
};

test('a merged candidate has what was chosen, the lists of both, the first meeting and the last score', () => {
  expect(mergedRow(maya, again, ['phone', 'place'])).toEqual({
    ...{ ...maya, phone: '900', city: 'Oslo', country: 'SE', account_id: 7 },
    ...{ skills: ['mig', 'tig'], tags: ['fair'], source: 'career-page', created_at: '2026-01-01' },
    ...{ last_score: 90, last_score_at: '2026-04-01', held_because: 'A claim' },
  });
});

test('parted again, a candidate is as before, but for what was changed meanwhile', () => {
  const after = mergedRow(maya, again, ['phone', 'place']);
  const current = { ...after, city: 'Tromsø', updated_at: '2026-05-01' };
  const parted = unmergedRow(maya, after, current);
  expect(parted).toEqual({ ...maya, city: 'Tromsø', updated_at: '2026-05-01' });
});

test('the application that goes on stands, and of two alike the one that was moved last', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const active: Standing = { applicationID: 1, status: 'active', stageSince: at(1) };
  const rejected: Standing = { applicationID: 2, status: 'rejected', stageSince: at(9) };
  const hired: Standing = { applicationID: 3, status: 'hired', stageSince: at(2) };
  const withdrawn: Standing = { applicationID: 4, status: 'withdrawn', stageSince: at(5) };
  expect(standingOf(active, rejected).stands).toBe(active);
  expect(standingOf(rejected, active).stands).toBe(active);
  expect(standingOf(active, hired)).toEqual({ stands: hired, joins: active });
  expect(standingOf(withdrawn, rejected).stands).toBe(rejected);
});
