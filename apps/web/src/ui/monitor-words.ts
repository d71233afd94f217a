import type { ByMonitor } from '@candor/contract/interviews/monitor-rules';
import { monitorWords, violationWords } from '@candor/contract/interviews/monitor-words';
import { inLanguages } from '../lib/language.ts';

/** The contract's words of monitors that candidates read as well, in their language. */

type Named = Pick<(typeof monitorWords)['eye'], 'name' | 'spare' | 'report'>;

const named = ({ name, spare, report }: Named): Named => ({ name, spare, report });

export const ownMonitorWords = inLanguages('monitors', {
  eye: named(monitorWords.eye),
  voice: named(monitorWords.voice),
  keyboard: named(monitorWords.keyboard),
} satisfies ByMonitor<Named>);

export const monitorLimits = inLanguages('monitor-limits', {
  eye: monitorWords.eye.limits,
  voice: monitorWords.voice.limits,
  keyboard: monitorWords.keyboard.limits,
} satisfies ByMonitor<string>);

export const ownViolationWords = inLanguages('violations', violationWords);
