import { expect, test } from 'vitest';
import { auditWarning, isAuditUrl } from './bias-audit-rules.ts';

const audit = { biasAuditUrl: 'https://example.com/audit', biasAuditOn: '2025-11-29' };

test.each([
  ['an audit of a year ago to the day holds', 'us-nyc', audit, '2026-11-29', null],
  ['a day later it is too old', 'us-nyc', audit, '2026-11-30', 'old'],
  ['an audit of the day itself holds', 'us-nyc', audit, '2025-11-29', null],
  ['an audit of tomorrow was not made', 'us-nyc', audit, '2025-11-28', 'ahead'],
  ['without its day', 'us-nyc', { ...audit, biasAuditOn: null }, '2026-11-29', 'missing'],
  ['without its link', 'us-nyc', { ...audit, biasAuditUrl: null }, '2026-11-29', 'missing'],
  ['another law asks for none', 'us-il', { ...audit, biasAuditUrl: null }, '2026-11-29', null],
  ['nor does none', null, { ...audit, biasAuditOn: '2001-01-01' }, '2026-11-29', null],
] as const)('%s', (_name, law, said, today, warning) => {
  expect(auditWarning(law, said, today)).toBe(warning);
});

test('a summary is a page of the web', () => {
  expect(isAuditUrl('https://example.com/audit?year=2026')).toBe(true);
  for (const wrong of [
    '',
    'example.com',
    'javascript:alert(1)',
    'mailto:a@example.com',
    `https://a.example/${'x'.repeat(500)}`,
  ])
    expect(isAuditUrl(wrong)).toBe(false);
});
