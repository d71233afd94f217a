import { inLanguages } from '../../../lib/language.ts';

const notes = (count: number): string => (count === 1 ? '1 note' : `${count} notes`);

export const ownWords = inLanguages('own-appeal', {
  page: 'Appeal',
  what: 'the appeal',
  failed: 'This page cannot be opened',
  noToken:
    'The address is not whole. Please open it from the mail, with everything after the question mark.',
  none: 'There is no decision here that you were told of. It may have gone with your application.',
  again: 'Try again',
  back: 'Your page',
  backSignedIn: 'Your applications',
  title: (job: string) => `Appeal: ${job}`,
  decided: 'Told of the decision',
  how: 'How it goes',
  second: (company: string) =>
    `Somebody at ${company} who did not decide looks at everything anew. Until they have answered, Candor shows them neither the first decision’s reason nor who made it.`,
  promise: (days: number) =>
    `An answer with a reason is promised within ${days === 1 ? '1 day' : `${days} days`}.`,
  alone: (company: string) =>
    `Nobody at ${company} but those who decided may answer now. They can take up your application again at any time, but they cannot decline your appeal: for that they have to ask a second person in. It may be late.`,
  may: 'You can appeal until ',
  over: 'This decision can be appealed against no longer.',
  form: 'Your appeal',
  words: 'What was seen wrongly, or not at all?',
  wordsHint: 'In your words. Whoever answers reads all of it.',
  point: 'Point to what you explained',
  pointTo: (job: string, count: number) => `${job}: ${notes(count)} explained`,
  send: 'Send the appeal',
  sent: 'Your appeal has arrived. A mail says so too.',
  yours: 'What you wrote',
  pointed: 'You point to',
  filed: 'Sent ',
  open: (company: string) => `${company} has your appeal`,
  promised: 'An answer is promised by ',
  late: 'The answer is late. We have told the company; your appeal stays open.',
  upheld: 'A second person looked at it. The decision stays as it is.',
  overturned: 'Your application goes on.',
  withdrawn: 'You withdrew this appeal.',
  answer: 'Their reason',
  withdraw: 'Withdraw the appeal',
  ask: 'Withdraw the appeal?',
  asked: 'Nobody answers it then, and the decision stays as it is.',
  askedAgain: 'While there is time you can send another one.',
  keep: 'Keep it',
  doIt: 'Withdraw it',
  done: 'Your appeal is withdrawn.',
});
