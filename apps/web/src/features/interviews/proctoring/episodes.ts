import { ownMonitorWords, ownViolationWords } from '../../../ui/monitor-words.ts';
import { episodeWords, gapWords, verdictWords } from './episode-words.ts';
import type { Episode, Proctoring, Verdict } from './proctoring-queries.ts';

export type PlacedEpisode = Episode & {
  readonly id: string;
  readonly atSeconds: number;
  readonly text: string;
};

const isViolation = (type: string): type is keyof typeof ownViolationWords =>
  Object.hasOwn(ownViolationWords, type);

function typeWords(violationType: string): string {
  if (isViolation(violationType)) return ownViolationWords[violationType];
  const plain = violationType.toLowerCase().replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Episodes at their place on the time line, in order. */
export function placeEpisodes(
  episodes: readonly Episode[],
  secondsAt: (instant: number) => number,
): PlacedEpisode[] {
  return episodes
    .map((episode) => ({
      ...episode,
      id: episode.eventKey,
      atSeconds: secondsAt(episode.from),
      text: typeWords(episode.violationType),
    }))
    .toSorted((one, other) => one.atSeconds - other.atSeconds);
}

/** Length, confidence and how many events, in one line. */
export function episodeFacts({ from, until, confidence, events, isAdvisory }: Episode): string {
  const seconds = Math.max(1, (until - from) / 1000);
  return episodeWords.facts({
    ...{ seconds, events, isAdvisory },
    percent: Math.round(confidence * 100),
  });
}

/** In the order of the keys 1 to 4. */
export const verdictKeys: readonly Verdict[] = [
  'confirmed',
  'not-an-issue',
  'technical',
  'accommodation',
];

export function standingOf({ verdict }: Episode): string {
  return verdictWords[verdict?.verdict ?? 'open'];
}

type Health = Proctoring['health'][number];

export type PlacedGap = {
  readonly id: string;
  readonly atSeconds: number;
  readonly text: string;
};

/** When a monitor could not watch: a gap in the evidence, and nothing against the candidate. */
export function placeGaps(
  health: readonly Health[],
  secondsAt: (instant: number) => number,
): PlacedGap[] {
  return health
    .flatMap(({ trackingSystem, gaps }) =>
      gaps.map(({ state, from, until }) => ({
        id: `${trackingSystem}-${from}`,
        atSeconds: secondsAt(from),
        text: episodeWords.gap(
          ownMonitorWords[trackingSystem].report,
          gapWords[state],
          Math.max(1, (until - from) / 1000),
        ),
      })),
    )
    .toSorted((one, other) => one.atSeconds - other.atSeconds);
}

export function healthWords({ trackingSystem, setting, upShare }: Health): string {
  const name = ownMonitorWords[trackingSystem].report;
  if (setting === 'off') return episodeWords.off(name);
  if (setting === 'accommodated') return episodeWords.spared(name);
  return episodeWords.watched(name, Math.round(upShare * 100));
}

/** RK-1's labels, as people say them. */
export const riskWords: Readonly<Record<Proctoring['risk']['label'], string>> = {
  LOW_RISK: 'Low risk',
  MEDIUM_RISK: 'Medium risk',
  HIGH_RISK: 'High risk',
  CRITICAL_RISK: 'Critical risk',
};

/** Beside a name; the specified label stands in the detail. */
const besideWords: Readonly<Record<Proctoring['risk']['label'], string>> = {
  ...riskWords,
  HIGH_RISK: 'Needs review',
  CRITICAL_RISK: 'Needs review',
};

/** What was counted and how it is read, in a line; once where both say the same. */
export function besideText({ risk, assessment }: Pick<Proctoring, 'risk' | 'assessment'>) {
  const [counted, read] = [besideWords[risk.label], assessmentWords[assessment.label]];
  return counted.toLowerCase() === read.toLowerCase()
    ? { counted, read: null }
    : { counted, read: read.toLowerCase() };
}

export const assessmentWords: Readonly<Record<Proctoring['assessment']['label'], string>> = {
  'no-review-needed': 'No review needed',
  'episodes-open': 'Episodes without a verdict',
  'needs-review': 'Needs review',
  'insufficient-signal': 'Insufficient signal',
};
