import { expect, test } from 'vitest';
import {
  firstWrong,
  freshName,
  isSame,
  readKept,
  type Template,
  templateProblems,
} from './letter-draft-rules.ts';

const good: Template = {
  templateID: 1,
  name: 'Short',
  subject: 'No',
  body: 'Hello {{firstName}},',
};

test('what is wrong is said at its field', () => {
  const wrong = { ...good, name: ' Short ', subject: ' ', body: 'Your {{salary}}' };
  expect(templateProblems('rejection', [good, wrong], 1)).toEqual({
    name: 'This template is there already.',
    subject: 'Please enter a subject.',
    body: 'We do not know {{salary}} in this mail.',
  });
  expect(templateProblems('rejection', [good, wrong], 0)).toEqual({});
  expect(templateProblems('rejection', [{ ...good, name: '' }], 0)).toEqual({
    name: 'Please enter a name.',
  });
  expect([firstWrong('rejection', [good, wrong]), firstWrong('rejection', [good])]).toEqual([
    1, -1,
  ]);
});

test('a kept draft comes back to the words that it was written over, and to no others', () => {
  const draft = { templates: [good], changedAt: '2026-11-21T10:00:00.000Z' };
  expect(readKept(JSON.stringify(draft), draft.changedAt)).toEqual(draft);
  expect(readKept(JSON.stringify(draft), null)).toBeNull();
  for (const odd of [
    null,
    '',
    '{',
    '[]',
    '{"templates":[],"changedAt":null}',
    '{"templates":[1]}',
  ]) {
    expect(readKept(odd, null)).toBeNull();
  }
});

test('drafts are compared by their words, and a new template has a name of its own', () => {
  expect([isSame([good], [{ ...good }]), isSame([good], [{ ...good, body: '' }])]).toEqual([
    ...[true, false],
  ]);
  expect(freshName([good, { ...good, name: 'Template 3' }])).toBe('Template 4');
});
