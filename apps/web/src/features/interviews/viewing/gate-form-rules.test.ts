import { expect, test } from 'vitest';
import { emptyGateForm, gateProblems, refusalPlace } from './gate-form-rules.ts';
import { gateWords } from './viewing-words.ts';

const invited = 'Vera.Sund@example.com';
const form = { firstName: 'Vera', lastName: 'Sund', email: invited, consentGiven: true };

test.each(['Vera.Sund@example.com', '  vera.sund@EXAMPLE.com '])(
  '[RV-2] the invited address is known as "%s"',
  (email) => {
    expect(gateProblems({ ...form, email }, invited, gateWords)).toEqual({});
  },
);

test.each(['vera@example.com', 'Vera.Sund@example.com.evil', 'x'])(
  '[RV-2] "%s" is not the invited address',
  (email) => {
    expect(gateProblems({ ...form, email }, invited, gateWords)).toEqual({
      email: 'Email mismatch',
    });
  },
);

test('[RV-2] a link that names nobody matches nobody', () => {
  expect(gateProblems(form, undefined, gateWords)).toEqual({ email: 'Email mismatch' });
});

test('[RV-2] without consent nobody goes on', () => {
  expect(gateProblems({ ...form, consentGiven: false }, invited, gateWords)).toEqual({
    consentGiven: 'You must accept the Terms & Conditions',
  });
});

test('[RV-1] an empty form names every field', () => {
  expect(Object.keys(gateProblems(emptyGateForm, invited, gateWords))).toEqual([
    'firstName',
    'lastName',
    'email',
    'consentGiven',
  ]);
});

test('[RV-1] [RV-4] what the server refuses is told in the words of the specification', () => {
  const place = (code: string, statusCode: number) => refusalPlace({ code, statusCode }, gateWords);
  expect(place('invalid_access_token', 422)).toBe('Invalid access token');
  expect(place('email_mismatch', 422)).toEqual({ email: 'Email mismatch' });
  expect(place('consent_required', 422)).toEqual({
    consentGiven: 'You must accept the Terms & Conditions',
  });
  expect(place('internal_error', 500)).toBe('Failed to send OTP.');
  expect(place('unreachable', 0)).toBe('Failed to send OTP.');
});
