import type { Asked } from '@candor/contract/interviews/need-rules';
import { ownMonitorWords } from '../../../ui/monitor-words.ts';
import { inLanguages } from '../../../lib/language.ts';

export const askedWords = inLanguages('asked', {
  extra: (percent: number) => `${percent} % more time`,
  breaks: 'Breaks',
  noCamera: 'No camera',
  keyboardNavigation: 'Keyboard navigation',
  anotherWay: 'A different format altogether',
  somethingElse: 'Something else',
});

/** What was asked for, one thing each. */
export const askedTexts = (asked: Asked): string[] => [
  ...(asked.extraPercent > 0 ? [askedWords.extra(asked.extraPercent)] : []),
  ...(asked.breaks ? [askedWords.breaks] : []),
  ...(asked.noCamera ? [askedWords.noCamera] : []),
  ...asked.monitorsOff.map((name) => ownMonitorWords[name].spare),
  ...(asked.keyboardNavigation ? [askedWords.keyboardNavigation] : []),
  ...(asked.anotherWay ? [askedWords.anotherWay] : []),
  ...(asked.somethingElse ? [askedWords.somethingElse] : []),
];
