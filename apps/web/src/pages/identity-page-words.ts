const documents =
  'Show a passport, an identity card or a driving licence: to a person here, or on a page of Stripe where that is set up.';
const look = 'You get a mail as soon as it is decided.';
const again = 'If it is not confirmed, you are told why, and what to send again.';

export const identityPageWords = {
  title: 'Identity check',
  why: 'Interviewers decide about people, so we make sure that each is who they say.',
  steps: [documents, look, again],
  paidSteps: [
    'Where the check costs something, you see how much, and pay once.',
    documents,
    look,
    `${again} You pay nothing more for it.`,
  ],
  own: 'To your check',
  signUp: 'Become an interviewer',
  signIn: 'Interviewer sign-in',
  interviewersOnly:
    'Only interviewers have their identity checked. There is nothing to do for you.',
  home: 'Go Home',
};
