import { describe, expect, test } from 'vitest';
import { fillLetter, letterKinds, sampleValues, variableProblem } from './mail-template-rules.ts';

const values = { firstName: 'Ada', jobTitle: 'Welder', companyName: '{{firstName}} $& & Co' };

test('variables are filled once, with spaces or without, and what nobody knows stays', () => {
  expect(fillLetter('{{firstName}}: {{ jobTitle }} at {{companyName}}', values)).toBe(
    'Ada: Welder at {{firstName}} $& & Co',
  );
  expect(fillLetter('{{salary}} {firstName} {{', values)).toBe('{{salary}} {firstName} {{');
});

test('a value is one line, and an empty one leaves no gap', () => {
  const odd = { firstName: 'Ada\r\nBcc: eve@evil.example', reason: '' };
  expect(fillLetter('Hello {{firstName}},', odd)).toBe('Hello Ada Bcc: eve@evil.example,');
  expect(fillLetter('Hello {{reason}},', odd)).toBe('Hello,');
  expect(fillLetter('{{ reason }}', odd)).toBe('');
});

describe.each(letterKinds)('%s', (kind) => {
  test('can name what its samples name', () => {
    for (const name of Object.keys(sampleValues(kind))) {
      expect(variableProblem(kind, `x {{ ${name} }}`)).toBeNull();
    }
  });

  test.each(['{{salary}}', '{{}}', '{{constructor}}', 'Hello {{first name}}'])(
    'names a variable that it does not know: %s',
    (text) => expect(variableProblem(kind, text)).toMatch(/^We do not know \{\{/),
  );

  test.each(['Hello {{firstName}', 'Hello firstName}}', '{{{firstName}}}x{{'])(
    'refuses braces that are not closed: %s',
    (text) => expect(variableProblem(kind, text)).not.toBeNull(),
  );

  test('takes single braces as text', () => {
    expect(variableProblem(kind, '{firstName} {')).toBeNull();
  });
});

test('only a cancellation and a move have a reason, and only a receipt a promise', () => {
  const known = (name: string) =>
    letterKinds.filter((kind) => variableProblem(kind, `{{${name}}}`) === null);
  expect([known('reason'), known('promise')]).toEqual([
    ['cancelled', 'live-moved', 'live-move-asked', 'live-move-declined', 'live-cancelled'],
    ['received'],
  ]);
});
