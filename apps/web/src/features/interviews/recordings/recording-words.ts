import { inLanguages } from '../../../lib/language.ts';

export const factWords = inLanguages('recording-facts', {
  recording: 'Recording',
  systemAudio: 'System audio',
  microphone: 'Microphone',
  gaps: 'Gaps',
  at: (clock: string, gap: string) => `At ${clock}, ${gap}`,
  captured: { all: 'Captured', part: 'Captured in part', none: 'Not captured' },
});

export const playerWords = inLanguages('recording-player', {
  label: 'Recording of the interview',
});

/** The company's report only. */
export const deletedWords = {
  title: 'The recording was deleted',
  byRetention: 'Deleted by retention on ',
  byRequest: 'Deleted at the candidate’s request on ',
  note: 'Recordings are kept for a limited time; answers and decision stay until theirs has passed.',
  requestNote: 'Answers, result and what was noted stay.',
  asked: 'The candidate asked for its deletion ',
  by: ', due by law on ',
  how: '. It goes by itself as soon as nothing holds it back.',
} as const;
