import { expect, test } from 'vitest';
import {
  addPeople,
  draftProblems,
  newDraft,
  nothingGranted,
  peopleOf,
  windowOf,
} from './schedule-draft-rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ada = {
  ...{ candidateID: 7, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
  accommodations: null,
};
const words = { subject: 'Come', message: 'Hello {{firstName}},' };
const fresh = newDraft(now, { timeZone: 'Europe/Oslo', requestKey: 'key', words });
const draft = { ...fresh, people: [ada], blueprintID: 3 };

test('a new invitation is open for a week, until the afternoon of its zone', () => {
  expect(windowOf(draft, 5)).toMatchObject({
    ...{ jobID: 5, blueprintID: 3, opensAt: null, closesAt: '2026-11-28T16:00:00.000Z' },
  });
  expect(draftProblems(draft, now)).toEqual({});
});

test('what is missing is said at its field', () => {
  expect(draftProblems(fresh, now)).toEqual({ people: 'Please add at least one candidate.' });
  const wrong = { ...draft, subject: ' ', message: '{{salary}}', closesAt: '2026-11-21T10:00' };
  expect(draftProblems(wrong, now)).toMatchObject({
    subject: 'Please enter a subject.',
    message: 'We do not know {{salary}} in this mail.',
    closesAt: expect.stringContaining('at least 15 minutes'),
  });
  expect(draftProblems({ ...draft, closesAt: '' }, now).closesAt).toBe(
    'Please enter a day and a time.',
  );
  const many = Array.from({ length: 201 }, () => ada);
  expect(draftProblems({ ...draft, people: many }, now).people).toContain('200');
});

test('nobody is added twice', () => {
  const bob = { ...ada, candidateID: null, email: 'bob@example.com' };
  expect(addPeople([ada], [{ ...ada, firstName: 'A' }, bob, bob])).toEqual([ada, bob]);
});

test('who was granted nothing of their own gets what the test grants', () => {
  const usual = { ...nothingGranted, extraMinutes: 5 };
  const own = { ...ada, accommodations: { ...nothingGranted, noCamera: true } };
  expect(peopleOf([ada, own], usual).map(({ accommodations }) => accommodations)).toEqual([
    usual,
    own.accommodations,
  ]);
});
