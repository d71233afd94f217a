import type { Grant } from '@candor/contract/interviews/need-rules';
import { inLanguages } from '../lib/language.ts';
import { ownMonitorWords } from './monitor-words.ts';

export const accommodationWords = {
  extraTime: 'Extra time',
  none: 'None',
  percent: (percent: number, minutes: number) => `${percent} %: ${minutes} minutes`,
  minutes: (minutes: number) => `${minutes} minutes`,
  breaks: 'Breaks',
  breaksHint: 'The clock stops, questions are hidden, and nothing is watched',
  monitorsOff: 'Monitors off',
  keyboardNavigation: 'Keyboard navigation',
  keyboardHint: 'Tab, arrows and the keys of screen readers are not flagged',
  noCamera: 'No camera',
};

const breaks = ({ count, minutes }: { count: number; minutes: number }): string =>
  `${count === 1 ? '1 break' : `${count} breaks`} of ${minutes} minutes`;

/** Read by the candidate too. */
export const grantWords = inLanguages('granted', {
  /** “2 breaks of 10 minutes” */
  breaks,
  minutes: (minutes: number) => `${minutes} minutes more`,
  spared: (monitor: string) => `${monitor.toLowerCase()} not monitored`,
  keyboardNavigation: 'keyboard navigation',
  noCamera: 'no camera',
});

export const breaksText = (given: { count: number; minutes: number }): string =>
  grantWords.breaks(given);

/** One thing each; nothing where nothing is granted. */
export function grantedTexts(grant: Grant): string[] {
  const { extraMinutes, monitorsOff, keyboardNavigation, noCamera, breaks: given } = grant;
  return [
    ...(extraMinutes > 0 ? [grantWords.minutes(extraMinutes)] : []),
    ...monitorsOff.map((monitor) => grantWords.spared(ownMonitorWords[monitor].name)),
    ...(keyboardNavigation ? [grantWords.keyboardNavigation] : []),
    ...(noCamera ? [grantWords.noCamera] : []),
    ...(given.count > 0 ? [grantWords.breaks(given)] : []),
  ];
}
