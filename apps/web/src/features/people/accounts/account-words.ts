import { inLanguages } from '../../../lib/language.ts';

/** Getting in: signing in and up, addresses that are confirmed, passwords that are chosen. */
export const accountWords = inLanguages('accounts', {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  confirm: 'Confirm password',
  back: 'Back',
  okay: 'Okay',
  login: 'Login',
  again: 'Try again',
  forgot: 'Forgot password?',
  yours: 'your address',
  link: 'your link',
});

export const signInWords = inLanguages('accounts-sign-in', {
  titles: {
    company: 'Sign in to your company',
    candidate: 'Sign in as a candidate',
    interviewer: 'Sign in as an interviewer',
    superAdmin: 'Sign in as super admin',
  },
  passwordMissing: 'Please enter Password',
  button: 'Sign in',
  create: 'Create an account',
  changed: 'Password changed',
  changedText:
    'Your password has been changed, and you are signed out on every device. Please sign in again with the new one.',
});

export const signUpWords = inLanguages('accounts-sign-up', {
  company: {
    title: 'Create your company account',
    intro: 'Use your work address. If your company is here already, its administrator is asked.',
  },
  candidate: {
    title: 'Create your candidate account',
    intro: 'If you only have an interview link, you need no account: open the link.',
  },
  interviewer: {
    title: 'Create your interviewer account',
    intro:
      'Interview for companies from where you are. Your identity is checked before the first one.',
  },
  termsMissing: 'Please accept the terms to go on.',
  terms: 'I accept the terms below.',
  haveOne: 'I have an account',
  button: 'Create account',
});

export const addressWords = inLanguages('accounts-address', {
  verify: 'Verify your e-mail address',
  sent: { before: 'We sent a link to ', after: '. Open it to confirm that the address is yours.' },
  wait: 'It can take a minute. If nothing comes, look into the spam folder.',
  resend: 'Resend link',
  resent: 'Email sent successfully..',
  notResent: 'Failed to send email..',
  expired: 'Email verification link expired',
  tooOld: {
    before: 'The link for ',
    after: ' is too old, or was not complete. We can send you a new one.',
  },
  resendExpired: 'Resend Link',
  resentExpired: 'Email has been resent successfully.',
  verified: 'Email Verified',
  otherBrowser:
    'Your e-mail address is verified. This is not the browser you signed up in, so the password typed there was not taken.',
  setByMail:
    'We have sent you another mail: set your password with it, then sign in again to go on.',
  signInAgain: 'Your e-mail address is verified. Please sign in again to go on.',
  pending: 'Pending for approval',
  pendingText:
    'Your membership awaits approval, and the company administrator has been notified. We write to you as soon as they have decided; then sign in as usual.',
});

export const passwordPageWords = inLanguages('accounts-passwords', {
  forgotPage: 'Forgot password',
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'We send you a link to choose a new one.',
  reset: 'Reset',
  linkSent: 'Reset link sent',
  sentTo: {
    before: 'If there is an account for ',
    after: ', the link to reset its password was sent there. It works once, for one hour.',
  },
  linkProblem: 'Link expired or already used. Please try again.',
  choose: 'Choose a new password',
  chooseFor: { before: 'For ', after: '. You are then signed out on every device.' },
  resetButton: 'Reset Password',
  changed: 'Password changed',
  changedText: 'Your password has been changed. Please sign in again with the new one.',
  unchecked: 'The link could not be checked',
  set: 'Set your password',
  setFor: { before: 'For ', after: '.' },
  submit: 'Submit',
  invalid: 'Invalid details',
  isSet: 'Your password is set.',
  setAlready: 'Your password is set already',
  signInAs: { before: 'Sign in as ', after: ' with the password you have.' },
  unusable: 'This link cannot be used any more',
  newLink: 'Send a new link',
});
