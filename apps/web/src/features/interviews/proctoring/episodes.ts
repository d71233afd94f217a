import { monitorWords, violationWords } from '@candor/contract/interviews/monitor-words';
import { lengthText } from '../../../ui/duration-rules.ts';
import type { Episode, Proctoring, Verdict } from './proctoring-queries.ts';

export type PlacedEpisode = Episode & {
  readonly id: string;
  readonly atSeconds: number;
  readonly text: string;
};

const words = new Map<string, string>(Object.entries(violationWords));

function typeWords(violationType: string): string {
  const known = words.get(violationType);
  if (known !== undefined) return known;
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
  const times = events === 1 ? 'one event' : `${events} events`;
  const hint = isAdvisory ? ', advisory' : '';
  return `${lengthText(seconds)}, ${Math.round(confidence * 100)} % sure, ${times}${hint}`;
}

export const verdictWords: Readonly<Record<Verdict, string>> = {
  confirmed: 'Confirmed',
  'not-an-issue': 'Not an issue',
  technical: 'Technical',
  accommodation: 'Accommodation',
  open: 'Needs review',
};

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

const gapWords: Readonly<Record<Gap['state'], string>> = {
  up: 'worked',
  starting: 'was getting ready',
  stalled: 'stood still',
  dead: 'had no camera or microphone',
  covered: 'saw only darkness',
  hidden: 'was behind another window',
  off: 'was switched off',
  silent: 'was not heard of',
};

type Health = Proctoring['health'][number];
type Gap = Health['gaps'][number];

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
        text: `${monitorWords[trackingSystem].report} ${gapWords[state]} for ${lengthText(Math.max(1, (until - from) / 1000))}`,
      })),
    )
    .toSorted((one, other) => one.atSeconds - other.atSeconds);
}

export function healthWords({ trackingSystem, setting, upShare }: Health): string {
  const name = monitorWords[trackingSystem].report;
  if (setting === 'off') return `${name}: not asked for`;
  if (setting === 'accommodated') return `${name}: off by accommodation, never counted`;
  return `${name}: watched ${Math.round(upShare * 100)} % of the time`;
}

/** RK-1's labels, as people say them. */
export const riskWords: Readonly<Record<Proctoring['risk']['label'], string>> = {
  LOW_RISK: 'Low risk',
  MEDIUM_RISK: 'Medium risk',
  HIGH_RISK: 'High risk',
  CRITICAL_RISK: 'Critical risk',
};

export const assessmentWords: Readonly<Record<Proctoring['assessment']['label'], string>> = {
  'no-review-needed': 'No review needed',
  'episodes-open': 'Episodes without a verdict',
  'needs-review': 'Needs review',
  'insufficient-signal': 'Insufficient signal',
};
