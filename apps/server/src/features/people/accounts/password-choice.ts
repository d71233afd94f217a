import { confirmationProblem, passwordProblem } from '@candor/contract/people/password-rules';
import { fail } from '../../../platform/http/failure.ts';
import { isBreached } from './breached-passwords.ts';

const breachedText =
  'This password is known from leaked lists of passwords. Please choose another one.';

/** The browser's rules, and a list that is too large for a page. */
export const newPasswordProblem = (password: string): string | null =>
  passwordProblem(password) ?? (isBreached(password) ? breachedText : null);

/** PW-12: the browser's rules hold here as well. `names` are the body's fields, for the message's place. */
export function refuseBadPassword(
  password: string,
  confirmation: string,
  names: readonly [password: string, confirmation: string],
): void {
  const problem = newPasswordProblem(password);
  if (problem !== null) throw fail('password_refused', problem, { path: `body.${names[0]}` });
  const difference = confirmationProblem(password, confirmation);
  if (difference !== null) {
    throw fail('passwords_differ', difference, { path: `body.${names[1]}` });
  }
}
