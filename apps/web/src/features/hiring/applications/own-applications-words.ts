import { inLanguages } from '../../../lib/language.ts';

export const ownApplicationsWords = inLanguages('own-applications', {
  title: 'Your applications',
  what: 'your applications',
  none: 'You have not applied yet',
  noneText: 'What you apply for with this address appears here, also when you were not signed in.',
  find: 'Find a job',
  findMore: 'Find another job',
  applied: 'applied ',
  replyBy: 'answer by ',
  reasons: 'The company’s reasons: ',
  withdraw: 'Withdraw',
  withdrawOf: (job: string, company: string) => `Withdraw: ${job}, ${company}`,
  ask: 'Withdraw this application?',
  asked: (company: string, job: string) =>
    `${company} will not consider you for “${job}” any more. Only the company can take it up again.`,
  keep: 'Keep it',
  doIt: 'Withdraw it',
  done: 'Your application is withdrawn.',
});
