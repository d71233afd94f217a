import { expect, test } from 'vitest';
import { consentLines } from './consent-rules.ts';

test('[BI-2] each line of the terms is a rule, and empty lines are none', () => {
  expect(consentLines('Be alone.\n\n  Sit in light.  \r\nStay.')).toEqual([
    'Be alone.',
    'Sit in light.',
    'Stay.',
  ]);
});

test('[BI-2] at most five rules are shown', () => {
  expect(consentLines('1\n2\n3\n4\n5\n6')).toEqual(['1', '2', '3', '4', '5']);
});
