import { expect, test } from 'vitest';
import { actionText, placeOfObject } from './audit-action-words.ts';

test('what was done is told as people say it, and by the log’s own word where nothing else is known', () => {
  expect(actionText('session.start')).toBe('Signed in');
  expect(actionText('attempt.submitted')).toBe('Handed in an interview');
  expect(actionText('recording.raw-removed')).toBe('Recording: raw removed');
});

test('an opened CV and its opened copy are told apart', () => {
  const told = (after: unknown) => actionText('interview.cv-opened', after);
  expect(told({ fileID: 1, isCopy: true })).toBe('Opened the redacted copy of a CV');
  expect(told({ fileID: 1, isCopy: false })).toBe('Opened a CV');
  for (const unsaid of [{ fileID: 1 }, null]) expect(told(unsaid)).toBe('Opened a CV');
});

const about = (action: string, objectKind: string, objectId: string | null) =>
  placeOfObject({ action, objectKind, objectId });

test('an entry leads to what it is about, where that has a page by its number', () => {
  expect(about('job.paused', 'job', '7')).toEqual({
    ...{ to: '/company/jobs/view-jobs', text: 'See the job' },
    search: { jobID: '7' },
  });
  expect(about('company.update', 'company', '1')?.search).toEqual({});
  expect(about('job.paused', 'job', null)).toBeNull();
  expect(about('session.start', 'session', '7')).toBeNull();
  expect(about('x.y', 'constructor', '7')).toBeNull();
});

test('an entry of an interview leads to the page of its kind, and nowhere where it does not say which', () => {
  expect(about('interview.invited', 'interview', '7')?.to).toBe('/company/view-interview');
  expect(about('interview.booked', 'interview', '7')?.to).toBe(
    '/company/interviews/live-interview',
  );
  expect(about('interview.cancelled', 'interview', '7')).toBeNull();
});
