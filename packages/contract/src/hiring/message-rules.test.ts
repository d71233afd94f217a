import { expect, test } from 'vitest';
import { fillMessage, isTooFarAhead, lacksJob, messageProblem } from './message-rules.ts';

const ada = {
  ...{ firstName: 'Ada', candidateName: 'Ada Lovelace' },
  ...{ jobTitle: 'Welder', companyName: 'Larkfield' },
};

test('a message names the person, the job and the company, and nothing else', () => {
  const text = 'Hello {{firstName}} ({{candidateName}}), {{jobTitle}} at {{ companyName }}';
  expect(messageProblem(text)).toBeNull();
  expect(fillMessage(text, ada)).toBe('Hello Ada (Ada Lovelace), Welder at Larkfield');
  expect(messageProblem('{{salary}}')).toBe('We do not know {{salary}} in this message.');
  expect(messageProblem('Hello {{firstName}')).toContain('two braces');
});

test('a name is one line and is not read again', () => {
  const firstName = '{{companyName}}\nBcc: x';
  expect(fillMessage('Hello {{firstName}}', { ...ada, firstName })).toBe(
    'Hello {{companyName}} Bcc: x',
  );
});

test('who applied for nothing has no job to name', () => {
  expect(lacksJob('About {{jobTitle}}', { jobTitle: '' })).toBe(true);
  expect(lacksJob('About {{jobTitle}}', ada)).toBe(false);
  expect(lacksJob('About us', { jobTitle: '' })).toBe(false);
});

test('a message waits for ninety days at most', () => {
  const now = Date.parse('2026-11-28T10:00:00Z');
  expect(isTooFarAhead(Date.parse('2027-02-26T10:00:00Z'), now)).toBe(false);
  expect(isTooFarAhead(Date.parse('2027-02-26T10:00:01Z'), now)).toBe(true);
});
