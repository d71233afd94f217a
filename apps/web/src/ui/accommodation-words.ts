import type { Grant } from '@candor/contract/interviews/need-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';

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

/** “2 breaks of 10 minutes” */
export const breaksText = ({ count, minutes }: { count: number; minutes: number }): string =>
  `${count === 1 ? '1 break' : `${count} breaks`} of ${minutes} minutes`;

/** One thing each; nothing where nothing is granted. */
export function grantedTexts(grant: Grant): string[] {
  const { extraMinutes, monitorsOff, keyboardNavigation, noCamera, breaks } = grant;
  return [
    ...(extraMinutes > 0 ? [`${extraMinutes} minutes more`] : []),
    ...monitorsOff.map((monitor) => `${monitorWords[monitor].name.toLowerCase()} not monitored`),
    ...(keyboardNavigation ? ['keyboard navigation'] : []),
    ...(noCamera ? ['no camera'] : []),
    ...(breaks.count > 0 ? [breaksText(breaks)] : []),
  ];
}
