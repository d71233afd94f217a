import { expect, test } from 'vitest';
import { invitedEmail } from './recording-link.ts';

test.each([
  ['dmlld2VyQGV4YW1wbGUuY29t', 'viewer@example.com'],
  ['w7xAZXhhbXBsZS5jb20=', 'ü@example.com'],
  ['w7xAZXhhbXBsZS5jb20', 'ü@example.com'],
])('[RV-2] the link’s “%s” names the address %s', (emailToken, email) => {
  expect(invitedEmail(emailToken)).toBe(email);
});

test.each(['%%%', 'a', '/w=='])('a damaged “%s” names nobody', (emailToken) => {
  expect(invitedEmail(emailToken)).toBeUndefined();
});
