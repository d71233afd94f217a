import { expect, test } from 'vitest';
import { placeOf } from './place-rules.ts';

test('what stands at no place and in no section is nobody’s', () => {
  expect(placeOf('/unheard-of')).toBeUndefined();
  expect(placeOf('/login/company/more')).toBeUndefined();
  expect(placeOf('/jobs/career')).toBeUndefined();
});

test('a star is one segment, and only the last ones', () => {
  expect(placeOf('/login/company')?.kind).toBe('public');
  expect(placeOf('/jobs/career/1')?.kind).toBe('public');
  expect(placeOf('/jobs/career/1/2')?.kind).toBe('public');
  expect(placeOf('/jobs/career/1/2/3')).toBeUndefined();
  expect(placeOf('/virtual-interview-login/secret')?.kind).toBe('link');
});

test('what has no page in a section is the section’s all the same, and asks for nothing of its own', () => {
  expect(placeOf('/company/unheard-of')).toEqual({ kind: 'page', section: 'company' });
  expect(placeOf('/superAdmin')).toEqual({ kind: 'page', section: 'superAdmin' });
});

test('a place asks for what the table says, and no more', () => {
  const page = { kind: 'page', section: 'company' };
  expect(placeOf('/company/users')).toEqual({ ...page, featureId: 3 });
  expect(placeOf('/company/users/add-user')).toEqual({ ...page, featureId: 3, activityId: 6 });
  expect(placeOf('/company/profile')).toEqual({ ...page, adminAccessible: true });
  expect(placeOf('/company/dashboard')).toEqual({ ...page, giveAccess: true });
  for (const path of [
    '/company/reschedule-set-availability',
    '/company/reschedule-slot-selection',
  ]) {
    expect(placeOf(path)).toEqual({ ...page, giveAccess: true, checkMail: true });
  }
});
