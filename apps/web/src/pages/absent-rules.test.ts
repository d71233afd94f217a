import { expect, test } from 'vitest';
import { titleOfPath } from './absent-rules.ts';

test.each([
  ['/company/jobs/post-job', 'Post job'],
  ['/SetUserAvailability', 'Set user availability'],
  ['/jobs/career/12/34', 'Career'],
  ['/company/job-seeker-profile-tab/', 'Job seeker profile tab'],
  ['/virtual-interview-login/1.k2_jQ-9', 'Virtual interview login'],
  ['/', 'Page'],
])('%s is called %s', (path, title) => {
  expect(titleOfPath(path)).toBe(title);
});
