import { expect, test } from 'vitest';
import { interviewLink } from './interview-link.ts';

const origin = 'https://hire.example';
const problemOf = (pasted: string): string | undefined => interviewLink(pasted, origin).problem;

test('the link of an invitation leads to the room with its token as it is', () => {
  expect(interviewLink('https://hire.example/bot-interview?token=a1e5_-x', origin)).toEqual({
    path: '/bot-interview?token=a1e5_-x',
  });
});

test('blanks and line breaks that a mail program added are removed', () => {
  expect(interviewLink('  https://hire.example/bot-interview?to\n ken=abc ', origin)).toEqual({
    path: '/bot-interview?token=abc',
  });
});

test.each([
  'hello',
  'https://hire.example/home',
  'https://hire.example/bot-interview',
  'https://hire.example/bot-interview?token=',
  'https://hire.example/BOT-INTERVIEW?token=a',
  'javascript:alert(1)',
  'http://[',
])('%s is told apart from an interview link', (pasted) => {
  expect(problemOf(pasted)).toContain('not an interview link');
});

test('nothing pasted asks for the link', () => {
  expect(problemOf('   ')).toContain('Please paste the link');
});

test('a link of another site is never followed', () => {
  expect(problemOf('https://evil.example/bot-interview?token=a')).toContain('evil.example');
  expect(problemOf('//evil.example/bot-interview?token=a')).toContain('evil.example');
});
