import { expect, test } from 'vitest';
import { stopsOf } from './day-rules.ts';

const place = (name: string) => ({ name, candidateID: 3, jobID: 4, interviewScheduleID: 5 });
const all = [place('filmed'), place('overdue'), place('offered')];

test('the day has eight stops, and the report knows whose it is', () => {
  const stops = stopsOf(all, () => true);
  expect(stops).toHaveLength(8);
  expect(stops.find(({ name }) => name === 'report')?.search).toEqual({ interviewScheduleID: '5' });
});

test('a page that the reader may not open is no stop', () => {
  const names = stopsOf(all, (to) => to !== '/company/reports').map(({ name }) => name);
  expect(names).not.toContain('reports');
});

test('who was removed is no stop, and the others stay', () => {
  const names = stopsOf([place('overdue')], () => true).map(({ name }) => name);
  expect(names).toEqual(['dashboard', 'board', 'need', 'decision', 'reports']);
});
