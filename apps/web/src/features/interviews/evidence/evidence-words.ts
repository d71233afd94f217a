import { lengthText } from '../../../ui/duration-rules.ts';
import { inLanguages } from '../../../lib/language.ts';

export const evidenceWords = inLanguages('evidence', {
  page: 'Your interview',
  what: 'your interview',
  failed: 'This page cannot be shown',
  noToken:
    'The address is not whole. Please open it from the mail, with everything after the question mark.',
  none: 'There is no such interview on your page.',
  again: 'Try again',
  back: 'Your page',
  title: (job: string): string => `Your interview for ${job}`,
  taken: 'Taken ',
  intro:
    'This is what was noted of your interview, as the company sees it. It is no score, and no finding.',
});

export const receiptWords = inLanguages('evidence-receipt', {
  title: 'Receipt',
  answers: 'Answers saved',
  answersOf: (answered: number, all: number): string => `${answered} of ${all}`,
  time: 'Time used',
  timeOf: (seconds: number, minutes: number): string => `${lengthText(seconds)} of ${minutes} min`,
  pauses: 'Pauses',
  ended: 'Ended',
  submitted: 'You submitted it.',
  timedOut: 'Its time ran out. What was saved until then counts.',
  recording: 'Recording',
  notRecorded: 'Nothing was recorded.',
  notAsked: 'It could not be loaded.',
  recordingFailed: 'What arrived cannot be played.',
  preparing: 'It is being prepared. Look again in a few minutes.',
  deleted: 'Deleted ',
  monitors: 'Monitors',
  unmonitored: 'No monitor watched you.',
  gaps: 'When a monitor could not watch',
  gapsNote: 'This is nothing against you.',
});

export const flagsWords = inLanguages('evidence-flags', {
  title: 'What was noted',
  count: (count: number): string =>
    count === 1 ? 'One note, in the order of its time.' : `${count} notes, in their order.`,
  meaning:
    'A note says what software measured. A person of the company decides what it means, and reads what you say of it.',
  none: 'Nothing was noted. The company sees no note of this interview either.',
  deleted: 'What was noted is deleted since ',
  watch: (clock: string, text: string): string => `Watch at ${clock}: ${text}`,
  weight: (severity: string): string => `weighs “${severity}” by rule`,
  unjudged: 'Nobody of the company has said anything of it yet.',
  unread: 'Its reason was not written for this page. You may ask the company for it.',
  judged: (verdict: string): string => `The company says: ${verdict}.`,
});

export const explainWords = inLanguages('evidence-explain', {
  explain: 'Explain',
  change: 'Change it',
  buttonOf: (button: string, flag: string): string => `${button}: ${flag}`,
  flag: (text: string, clock: string): string => `${text}, at ${clock}`,
  field: (text: string, clock: string): string => `Your explanation of “${text}” at ${clock}`,
  whole: 'About the whole interview',
  wholeField: 'What the company should know',
  wholeNote: 'Light, noise, somebody who came in, a device that failed: whatever explains it.',
  yours: 'You explained:',
  sent: 'Sent ',
  notSent: 'Kept in this browser, not sent yet.',
  takenBack: 'Empty: sending takes back what you had said.',
  closed:
    'Your application was decided or withdrawn, or what was noted is deleted: explanations can be changed no longer.',
  full: 'The company did not get this: it can be changed no longer, but only taken back.',
  left: 'Written and never sent:',
  copy: 'Copy it',
  copied: 'Copied.',
  copyFailed: 'It could not be copied. Please mark and copy it by hand.',
  discard: 'Discard it',
  bar: 'Explanations that are not sent',
  waiting: (count: number): string =>
    count === 1 ? '1 explanation is not sent' : `${count} explanations are not sent`,
  send: 'Send to the company',
  done: 'Sent. The company reads it beside what was noted.',
  someRefused: (count: number): string =>
    count === 1
      ? '1 explanation could be changed no longer: it is marked. The others were sent.'
      : `${count} explanations could be changed no longer: they are marked. The others were sent.`,
  kept: 'It is still in this browser.',
  offline:
    'There is no network. It is kept in this browser, and sent when the network is back while this page is open.',
});

/** For the company, in the report. */
export const saidWords = {
  said: 'The candidate explains:',
  whole: 'The candidate says of the whole:',
  what: 'what the candidate says',
  unknown: 'Whether the candidate explains this could not be loaded.',
} as const;
