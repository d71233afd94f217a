import type {
  evidenceWords,
  explainWords,
  flagsWords,
  receiptWords,
} from '../../features/interviews/evidence/evidence-words.ts';
import type {
  flagNotes,
  laneNames,
  roomLimits,
} from '../../features/interviews/evidence/flag-words.ts';
import type {
  episodeWords,
  gapWords as monitorGapWords,
  verdictWords,
} from '../../features/interviews/proctoring/episode-words.ts';
import type { causeWords, gapWords } from '../../features/interviews/recordings/gap-words.ts';
import type {
  factWords,
  playerWords as ownPlayerWords,
} from '../../features/interviews/recordings/recording-words.ts';
import type { seenTexts, seenWords } from '../../features/interviews/review/seen-words.ts';
import type { monitorLimits, ownMonitorWords, ownViolationWords } from '../../ui/monitor-words.ts';
import type { playerWords } from '../../ui/player/player-words.ts';

/** What a candidate finds of an interview that they took, and its player. */
export type Words = {
  readonly evidence: typeof evidenceWords;
  readonly 'evidence-receipt': typeof receiptWords;
  readonly 'evidence-flags': typeof flagsWords;
  readonly 'evidence-explain': typeof explainWords;
  readonly 'flag-limits': typeof roomLimits;
  readonly 'flag-notes': typeof flagNotes;
  readonly 'flag-lanes': typeof laneNames;
  readonly episodes: typeof episodeWords;
  readonly verdicts: typeof verdictWords;
  readonly 'monitor-gaps': typeof monitorGapWords;
  readonly 'gap-causes': typeof causeWords;
  readonly gaps: typeof gapWords;
  readonly 'recording-facts': typeof factWords;
  readonly 'recording-player': typeof ownPlayerWords;
  readonly seen: typeof seenWords;
  readonly 'seen-texts': typeof seenTexts;
  readonly monitors: typeof ownMonitorWords;
  readonly 'monitor-limits': typeof monitorLimits;
  readonly violations: typeof ownViolationWords;
  readonly player: typeof playerWords;
};
