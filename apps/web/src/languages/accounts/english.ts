import type {
  accountWords,
  addressWords,
  passwordPageWords,
  signInWords,
  signUpWords,
} from '../../features/people/accounts/account-words.ts';
import type { taskLayoutWords } from '../../shell/task-layout-words.ts';
import type { passwordWords } from '../../ui/password-words.ts';

/** What the contract and the server say of an account, word for word. */
type Sentence =
  | 'Please enter your email ID.'
  | 'Please enter valid email ID.'
  | 'Please enter your new password.'
  | 'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.'
  | 'Password must be at most 128 characters long.'
  | 'This password is easy to guess. Please choose another one.'
  | 'Please confirm your new password again.'
  | 'Password not matched!'
  | 'Passwords do not match!'
  | 'Login failed. Please check your credentials.'
  | 'This account cannot sign in here.'
  | 'Link expired or already used. Please try again.'
  | 'Email verification failed. Please try again.'
  | 'Email already verified. !!'
  | 'This link is not one of ours. Please sign up again.'
  | 'Your password is set already. Please sign in.';

/** The pages before an account's own: signing in and up, and passwords. Companies read them too. */
export type Words = {
  readonly accounts: typeof accountWords;
  readonly 'accounts-sign-in': typeof signInWords;
  readonly 'accounts-sign-up': typeof signUpWords;
  readonly 'accounts-address': typeof addressWords;
  readonly 'accounts-passwords': typeof passwordPageWords;
  readonly 'password-fields': typeof passwordWords;
  readonly 'task-layout': typeof taskLayoutWords;
  readonly sentences: Readonly<Record<Sentence, string>>;
};
