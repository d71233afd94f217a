import { expect, test } from 'vitest';
import { outcomeWords, readable, stateWords } from './webhook-words.ts';

const webhook = {
  ...{ webhookID: 1, url: 'https://hooks.example.com/', description: '', events: [] },
  ...{ state: 'active' as const, failingSince: null, oldSecretUntil: null },
  createdAt: '2026-11-21T10:00:00Z',
};
const delivery = {
  ...{ deliveryID: 1, event: 'flag.judged', state: 'waiting' as const, tries: 0 },
  ...{ createdAt: '2026-11-21T10:00:00Z', triedAt: null, nextTryAt: null },
  ...{ status: null, milliseconds: null },
};

test('a webhook says whether it is on, and why not', () => {
  expect(stateWords(webhook)).toBe('Active.');
  expect(stateWords({ ...webhook, failingSince: webhook.createdAt })).toContain('last try failed');
  expect(stateWords({ ...webhook, state: 'off' })).toBe('Switched off.');
  expect(stateWords({ ...webhook, state: 'failing' })).toContain('three days');
  expect(stateWords({ ...webhook, state: 'gone' })).toContain('wants nothing');
});

test('a delivery says what its last try came to', () => {
  expect(outcomeWords(delivery)).toBe('Not tried yet');
  expect(outcomeWords({ ...delivery, tries: 1, milliseconds: 12 })).toBe('No answer in 12 ms');
  expect(outcomeWords({ ...delivery, tries: 2, status: 500, milliseconds: 7 })).toBe(
    'Answer 500 in 7 ms',
  );
});

test('what was sent is shown on lines, and as it is where it is no JSON', () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readable('{')).toBe('{');
});
