import { inLanguages } from '../../../lib/language.ts';

/** Loaded with the button: few laws have one. */
export const recordingDeletionWords = inLanguages('own-page-recording-deletion', {
  button: 'Delete the recording',
  buttonOf: (job: string): string => `Delete the recording: ${job}`,
  ask: 'Delete this recording?',
  goes: 'The recording of this interview goes for good, with all pictures and copies of it that the company has in Candor. Links by which it was shared end at once. Your answers, the result and what was noted stay. Copies in backups go when the backups do; Candor does not tell whoever saved a copy.',
  at: (day: string): string => `It goes at once, and by ${day} at the latest.`,
  held: 'The company keeps your data back for now, such as for a legal dispute, so the recording stays as long. Your request is noted, and the recording goes once that ends.',
  means:
    'After that nobody can look at a noted moment again: not you, not the company, and not whoever answers an appeal. What you explained stays. If you want to use the recording in an appeal, wait until it is answered.',
  fresh:
    'This needs a code of the last hour. If yours is older, sign out of this page first and open it with a new one.',
  keep: 'Keep it',
  sure: 'Delete the recording for good',
  done: 'The recording is being deleted, and the company was told.',
  doneHeld: 'The company was told. The recording goes once it no longer has to be kept.',
});
