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
