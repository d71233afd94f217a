import { expect, test } from 'vitest';
import {
  fillMessage,
  foldQuote,
  isTooFarAhead,
  lacksJob,
  messageProblem,
} from './message-rules.ts';

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

test('a quote at the end of a mail is folded, with the line that says whose it is', () => {
  const quoted = 'On Monday Larkfield wrote:\n> when can we call you?\n>\n> Your team';
  expect(foldQuote(`Tomorrow.\n\n${quoted}\n`)).toEqual({ said: 'Tomorrow.', quoted });
  expect(foldQuote('Tomorrow.\n> when?')).toEqual({ said: 'Tomorrow.', quoted: '> when?' });
});

test('nothing of a mail is folded that its writer may have written', () => {
  for (const whole of [
    'Tomorrow.',
    'These are my days:\nMonday',
    '> when can we call you?\nTomorrow.\n> and where?\nAt home.',
    '> when can we call you?\nTomorrow.\n> Your team',
    '> only what was quoted',
    'Larkfield wrote:\n> Hello',
  ]) {
    expect(foldQuote(whole)).toEqual({ said: whole, quoted: '' });
  }
});
