import { expect, test } from 'vitest';
import {
  educationProblems,
  employmentProblems,
  languageProblems,
  personProblems,
  skillProblems,
} from './registration-rules.ts';

const today = '2026-11-21';
const person = {
  firstName: 'Noor',
  lastName: 'de Vries',
  phone: '+31 20 000 00 00',
  country: 'NL',
  city: 'Utrecht',
  timeZone: 'Europe/Amsterdam',
};
const job = { employer: 'Kanaal', title: 'Engineer', started: '2020-03', ended: null };

test('a whole person has no problem', () => {
  expect(personProblems(person)).toEqual({});
});

test('each missing field has a sentence of its own', () => {
  const nobody = { ...person, firstName: ' ', lastName: '', phone: '', country: '', city: '' };
  expect(personProblems({ ...nobody, timeZone: '' })).toEqual({
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    phone: 'Please enter your phone number.',
    country: 'Please choose your country.',
    city: 'Please enter your city.',
    timeZone: 'Please choose your time zone.',
  });
});

test.each([
  [{ started: '2020-13' }, 'started'],
  [{ started: '' }, 'started'],
  [{ started: '2026-12' }, 'started'],
  [{ ended: '' }, 'ended'],
  [{ ended: '2020-02' }, 'ended'],
  [{ employer: '' }, 'employer'],
  [{ title: 'x'.repeat(121) }, 'title'],
])('an employment with %o is pointed at by its place in the list', (change, field) => {
  const problems = employmentProblems([job, { ...job, ...change }], today);
  expect(Object.keys(problems)).toEqual([`employments.1.${field}`]);
});

test('a school may end in the future, and a job may begin this month', () => {
  const school = { school: 'A', degree: 'B', field: '', started: '2025-09', ended: '2028-06' };
  expect(educationProblems([school], today)).toEqual({});
  expect(employmentProblems([{ ...job, started: '2026-11' }], today)).toEqual({});
});

test('skills and languages: one at least, none twice in any case', () => {
  expect(skillProblems([])).toEqual({ skills: 'Please name at least one skill.' });
  expect(skillProblems([{ name: 'SQL' }, { name: 'sql ' }])).toEqual({
    skills: 'Each skill once, please.',
  });
  expect(skillProblems([{ name: 'SQL' }])).toEqual({});
  expect(languageProblems([])).toEqual({ languages: 'Please name at least one language.' });
  expect(languageProblems([{ name: '', level: 'Basic' }])).toEqual({
    'languages.0.name': 'Please enter the language.',
  });
});
