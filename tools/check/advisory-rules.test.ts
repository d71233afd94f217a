import { expect, test } from 'vitest';
import { readAdvisories } from './advisory-rules.ts';

const reply = (vulnerabilities: unknown): string => JSON.stringify({ vulnerabilities });

test('a high or critical advisory is a finding, a lower one is not', () => {
  const output = reply({
    planted: { severity: 'critical', range: '<2.0.0' },
    other: { severity: 'high', range: '*' },
    mild: { severity: 'moderate', range: '*' },
  });
  expect(readAdvisories(output)).toEqual({
    kind: 'found',
    findings: ['planted <2.0.0: critical', 'other *: high'],
  });
});

test('an empty list is an answer', () => {
  expect(readAdvisories(reply({}))).toEqual({ kind: 'clean' });
});

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOTFOUND","summary":""}}', 'ENOTFOUND'],
  ['', 'no answer'],
  ['<html>', 'no answer'],
  ['null', 'no answer'],
])('a registry that refuses or is silent was not asked: %s', (output, why) => {
  expect(readAdvisories(output)).toEqual({ kind: 'unasked', why });
});
