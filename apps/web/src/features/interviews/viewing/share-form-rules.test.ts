import { expect, test } from 'vitest';
import { hasProblems, nobody, peopleProblems, refusedPeople } from './share-form-rules.ts';

const vera = { firstName: 'Vera', lastName: 'Sund', email: 'vera@example.com' };

test('people with names and different addresses can be invited', () => {
  const otto = { firstName: 'Otto', lastName: 'Berg', email: 'otto@example.com' };
  expect(hasProblems(peopleProblems([vera, otto]))).toBe(false);
});

test('every missing field is named, for the person it is missing of', () => {
  expect(peopleProblems([vera, nobody])).toEqual([
    {},
    {
      firstName: 'Please enter a first name.',
      lastName: 'Please enter a last name.',
      email: 'Please enter your email ID.',
    },
  ]);
});

test('an address is invited once, however it is written', () => {
  const again = { ...vera, email: ' VERA@example.com' };
  expect(peopleProblems([vera, again])).toEqual([{}, { email: 'This person is listed twice.' }]);
});

test('the server’s refusal stands under the field that it names', () => {
  const refusal = { path: 'body.people.1.email', message: 'Already shared with this person.' };
  expect(refusedPeople([refusal], 2)).toEqual([{}, { email: 'Already shared with this person.' }]);
  expect(refusedPeople([{ path: 'body.expiresInDays', message: 'Too long' }], 2)).toBeUndefined();
  expect(refusedPeople([{ ...refusal, path: 'body.people.7.email' }], 2)).toBeUndefined();
  expect(refusedPeople([], 1)).toBeUndefined();
});
