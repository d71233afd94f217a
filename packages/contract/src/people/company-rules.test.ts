import { expect, test } from 'vitest';
import {
  fullWebsite,
  isTimeZone,
  phoneProblem,
  requiredProblem,
  websiteProblem,
} from './company-rules.ts';

test.each([
  ['', true],
  ['larkfield.example', true],
  ['https://jobs.larkfield.example:8443/open?at=1#top', true],
  ['http://bücher.example/', true],
  ['larkfield', false],
  ['javascript:alert(1)//a.b', false],
  ['ftp://larkfield.example', false],
  ['https://user:secret@larkfield.example', false],
  ['https://larkfield.example/a b', false],
  ['https://-larkfield.example', false],
])('the website %j is taken: %s', (website, isTaken) => {
  expect(websiteProblem(website) === null).toBe(isTaken);
});

test('a website without a scheme gets https', () => {
  expect(fullWebsite(' larkfield.example ')).toBe('https://larkfield.example');
  expect(fullWebsite('http://larkfield.example')).toBe('http://larkfield.example');
  expect(fullWebsite('  ')).toBe('');
});

test('a long host that almost fits is judged at once', () => {
  expect(websiteProblem(`https://${'a-'.repeat(5000)}!`)).not.toBeNull();
});

test.each([
  ['', true],
  ['+47 (0) 55.00-00/00', true],
  ['1234', false],
  ['1234567890123456', false],
  ['call me', false],
  ['+47 55 00 00 00 ext 1', false],
])('the phone number %j is taken: %s', (phone, isTaken) => {
  expect(phoneProblem(phone) === null).toBe(isTaken);
});

test.each([
  ['Europe/Oslo', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+01:00', false],
  ['', false],
])('the time zone %j is known: %s', (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown);
});

test('what must be there says what it is', () => {
  expect(requiredProblem('  ', 'the city')).toBe('Please enter the city.');
  expect(requiredProblem('Oslo', 'the city')).toBeNull();
});
