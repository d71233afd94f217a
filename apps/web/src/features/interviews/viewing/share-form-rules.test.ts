import { expect, test } from 'vitest';
import { nobody, peopleProblems } from './share-form-rules.ts';

const vera = { firstName: 'Vera', lastName: 'Sund', email: 'vera@example.com' };

test('people with names and different addresses can be invited', () => {
  const otto = { firstName: 'Otto', lastName: 'Berg', email: 'otto@example.com' };
  expect(peopleProblems([vera, otto])).toEqual({});
});

test('every missing field is named, for the person it is missing of', () => {
  expect(peopleProblems([vera, nobody])).toEqual({
    '1.firstName': 'Please enter a first name.',
    '1.lastName': 'Please enter a last name.',
    '1.email': 'Please enter your email ID.',
  });
});

test('an address is invited once, however it is written', () => {
  const again = { ...vera, email: ' VERA@example.com' };
  expect(peopleProblems([vera, again])).toEqual({ '1.email': 'This person is listed twice.' });
});
