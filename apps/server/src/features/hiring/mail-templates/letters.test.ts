import {
  letterKinds,
  sampleValues,
  variableProblem,
} from '@candor/contract/hiring/mail-template-rules';
import { describe, expect, test } from 'vitest';
import { defaultWords } from './default-words.ts';
import { buttonOf, writeFilled, writeLetter } from './letters.ts';

test('an empty line ends a paragraph, the first one greets, and other lines stay lines', () => {
  const body = 'Hello Ada,\r\n\r\nno.\n \n\nKind regards,\nLarkfield\n';
  expect(writeFilled({ subject: ' S ', body })).toEqual({
    ...{ subject: 'S', preview: 'no.', greeting: 'Hello Ada,', closing: [] },
    paragraphs: [['no.'], ['Kind regards,', 'Larkfield']],
  });
});

test('what was filled in before is not filled in again', () => {
  const { greeting } = writeFilled({ subject: 'S', body: 'Hello {{companyName}},' });
  expect(greeting).toBe('Hello {{companyName}},');
});

test('a value with line breaks writes no paragraph', () => {
  const values = { ...sampleValues('rejection'), firstName: 'Ada\n\nYou are hired' };
  const { greeting, paragraphs } = writeLetter(
    'rejection',
    { subject: 'S', body: 'Hello {{firstName}},\n\nno.' },
    values,
  );
  expect([greeting, paragraphs]).toEqual(['Hello Ada You are hired,', [['no.']]]);
});

describe.each(letterKinds)('%s', (kind) => {
  test('begins with words of which every variable is known', () => {
    expect(defaultWords(kind).length).toBeGreaterThan(0);
    for (const { subject, body } of defaultWords(kind)) {
      expect([variableProblem(kind, subject), variableProblem(kind, body)]).toEqual([null, null]);
      const letter = writeLetter(kind, { subject, body }, sampleValues(kind));
      expect(JSON.stringify(letter)).not.toMatch(/[{][{]|[}][}]/);
    }
  });
});

test('whoever has no name is greeted without one', () => {
  for (const kind of letterKinds) {
    const [words = { subject: '', body: '' }] = defaultWords(kind);
    const values = { ...sampleValues(kind), firstName: '' };
    expect([kind, writeLetter(kind, words, values).greeting]).toEqual([kind, 'Hello,']);
  }
});

test.each(['invitation', 'reminder', 'resent', 'extended'] as const)(
  'no words of a company hide until when the interview of a mail can be started: %s',
  (kind) => {
    const words = { subject: 'S', body: 'Come.' };
    const { paragraphs, closing } = writeLetter(kind, words, {
      ...sampleValues(kind),
      closes: 'NOON',
    });
    expect(paragraphs.join(' ')).toContain('until NOON. It takes 40 minutes.');
    expect([closing.length, buttonOf(kind)]).toEqual([2, 'Open the interview']);
  },
);

test.each(['live-booked', 'live-moved', 'live-move-declined', 'live-reminder'] as const)(
  'no words of a company hide when and where the interview of a mail is: %s',
  (kind) => {
    const values = { ...sampleValues(kind), when: 'NOON', place: 'Room 4' };
    const { paragraphs, closing } = writeLetter(kind, { subject: 'S', body: 'Come.' }, values);
    expect(paragraphs).toContain('It begins on NOON and takes 60 minutes.');
    expect(paragraphs).toContain('Where: Room 4');
    expect([closing.length, buttonOf(kind)]).toEqual([2, 'See the interview']);
  },
);

test('what a company writes to one candidate stands in the mail, and no gap where it wrote nothing', () => {
  const words = { subject: 'S', body: 'Hello,\n\ncome.' };
  const paragraphs = (message: string) =>
    writeLetter('live-asked', words, { ...sampleValues('live-asked'), message }).paragraphs;
  expect(paragraphs('Bring shoes.')).toEqual([['come.'], 'Bring shoes.']);
  expect(paragraphs('')).toEqual([['come.']]);
});

test('a cancellation gives its reason where there is one', () => {
  const [words = { subject: '', body: '' }] = defaultWords('cancelled');
  const paragraphs = (reason: string) =>
    writeLetter('cancelled', words, { ...sampleValues('cancelled'), reason }).paragraphs;
  expect(paragraphs('The job is filled.').at(-1)).toEqual(['The job is filled.']);
  expect(paragraphs(' ')).toHaveLength(1);
});
