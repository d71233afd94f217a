import { expect, test } from 'vitest';
import { ACCESS_TOKEN_MS, hasDoorOf, IDLE_MS } from './session-rules.ts';

test('an access token lives ten minutes, a session seven idle days', () => {
  expect([ACCESS_TOKEN_MS, IDLE_MS]).toEqual([600_000, 604_800_000]);
});

test.each([
  ['COMPANY_ADMIN', ['COMPANY_ADMIN'], true],
  ['COMPANY_ADMIN', ['COMPANY_USER'], true],
  ['COMPANY_USER', ['CANDIDATE', 'COMPANY_ADMIN'], true],
  ['COMPANY_USER', ['CANDIDATE'], false],
  ['COMPANY_ADMIN', [], false],
  ['CANDIDATE', ['CANDIDATE', 'COMPANY_USER'], true],
  ['CANDIDATE', ['COMPANY_USER', 'COMPANY_ADMIN'], false],
  ['EXTERNAL_INTERVIEWER', ['CANDIDATE'], false],
  ['SUPER_ADMIN', ['COMPANY_ADMIN'], false],
  ['SUPER_ADMIN', ['SUPER_ADMIN'], true],
] as const)('[RT-5] the door of %s is open to %j: %s', (type, types, wanted) => {
  expect(hasDoorOf(type, types)).toBe(wanted);
});
