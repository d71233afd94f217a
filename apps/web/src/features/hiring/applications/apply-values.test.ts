import { APPLICATION_PRIVACY_VERSION } from '@candor/contract/hiring/application-privacy-rules';
import type { AskedQuestion } from '@candor/contract/hiring/job-question-rules';
import { expect, test } from 'vitest';
import { type ApplyValues, bodyOf, fieldPath, problemsOf, startValues } from './apply-values.ts';

const asked = (kind: AskedQuestion['kind'], options: string[] = []): AskedQuestion => ({
  kind,
  label: 'Well?',
  isRequired: true,
  options,
});
const questions = [
  asked('number'),
  asked('single-choice', ['Day', 'Night']),
  asked('multiple-choice', ['A', 'B']),
];
const values: ApplyValues = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: ' maya@example.com ',
  phone: '',
  city: 'Uppsala',
  country: 'SE',
  links: 'https://example.com/a\n https://example.com/b ',
  coverLetter: '',
  answers: ['4,5', 'Day', ['B']],
  privacy: true,
  talentPool: false,
};
const form = { questions, companyName: 'Larkfield' };

test('what is typed becomes what the contract takes', () => {
  expect(bodyOf(values, questions)).toMatchObject({
    email: 'maya@example.com',
    links: ['https://example.com/a', 'https://example.com/b'],
    answers: [4.5, 'Day', ['B']],
    privacyVersion: APPLICATION_PRIVACY_VERSION,
    talentPoolVersion: null,
  });
  expect(problemsOf(values, form, null)).toEqual({});
});

test('an empty form has its problems in the order of its fields', () => {
  const problems = problemsOf(startValues(questions, {}, null), form, 'Please choose your CV.');
  expect(Object.keys(problems)).toEqual([
    'firstName',
    'lastName',
    'email',
    'city',
    'country',
    'cv',
    'answers.0',
    'answers.1',
    'answers.2',
    'privacy',
  ]);
});

test.each([
  [{ links: 'javascript:alert(1)' }, 'links'],
  [{ links: 'https://a.b '.repeat(6) }, 'links'],
  [{ answers: ['many', 'Day', ['A']] }, 'answers.0'],
])('%j has its problem at %s', (change, path) => {
  expect(Object.keys(problemsOf({ ...values, ...change }, form, null))).toEqual([path]);
});

test('a draft comes back as far as the job still asks for it; an agreement is given anew', () => {
  const draft = JSON.stringify({ ...values, answers: ['7', 'Evening', ['B', 'C']], city: 7 });
  expect(startValues(questions, { firstName: 'Noor', city: 'Utrecht' }, draft)).toMatchObject({
    firstName: 'Maya',
    city: 'Utrecht',
    answers: ['7', '', ['B']],
    privacy: false,
  });
});

test.each(['null', '[]', '"x"', 'not JSON', '{"answers":{}}'])('%s as a draft is none', (draft) => {
  expect(startValues(questions, {}, draft)).toEqual(startValues(questions, {}, null));
});

test('a problem of the server stands at its field', () => {
  const paths = ['body.cv', 'body.cv.base64', 'body.links.2', 'body.answers.1'];
  expect(paths.map(fieldPath)).toEqual(['cv', 'cv', 'links', 'answers.1']);
  expect(fieldPath('body.privacyVersion')).toBe('privacy');
});
