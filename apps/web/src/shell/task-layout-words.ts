import { inLanguages } from '../lib/language.ts';

export const taskLayoutWords = inLanguages('task-layout', {
  company: 'Decide on what happened, with the moment one click away.',
  candidate: 'Know before you start what is recorded, and see afterwards who watched.',
  interviewer: 'Say what you know and can judge; a person checks that it is you.',
  superAdmin: 'Everything that waits for somebody, in one place.',
  others: 'Interviews with the evidence beside the answers.',
});
