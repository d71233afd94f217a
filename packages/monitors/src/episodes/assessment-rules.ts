import type { Severity } from '../incident-rules.ts';

export type EpisodeVerdict = 'confirmed' | 'not-an-issue' | 'technical' | 'accommodation' | 'open';

export interface JudgedEpisode {
  readonly severity: Severity;
  readonly confidence: number;
  readonly verdict: EpisodeVerdict;
  /** A signal that misses or errs too often to weigh by itself; a reviewer may confirm it. */
  readonly isAdvisory: boolean;
}

/** Share of the interview in which a monitor that was asked for worked, 0 to 1. */
export interface MonitorShare {
  readonly name: string;
  readonly upShare: number;
}

export type AssessmentLabel =
  | 'no-review-needed'
  | 'episodes-open'
  | 'needs-review'
  | 'insufficient-signal';

export interface Assessment {
  readonly label: AssessmentLabel;
  /** The arithmetic, line by line, in words. */
  readonly explanation: readonly string[];
}

/**
 * Signals that are shown and weigh nothing until a person confirmed them: several voices are
 * no longer reported, as too many of them were one (docs/accuracy.md), and older interviews keep theirs; an eye near its corner is geometry that the
 * specification warns about and gives no type.
 */
const advisory: ReadonlySet<string> = new Set(['MULTIPLE_VOICE_DETECTED', 'EYE_CORNER']);

export function isAdvisory(type: string): boolean {
  return advisory.has(type);
}

/** What one episode weighs. Doubling: one high episode weighs as much as two medium ones. */
const points: Readonly<Record<Severity, number>> = { low: 1, medium: 2, high: 4, critical: 8 };
/** One sure high episode, or two medium ones, are worth a reviewer's time. */
const REVIEW_AT = 4;
/** Below this share nobody can say that nothing happened. */
const ENOUGH_SIGNAL = 0.8;

const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/**
 * The explained assessment beside RK-1: over episodes, with the reviewers' verdicts. Confirmed episodes weigh
 * fully, open ones by their confidence, the others nothing. It says whether somebody should look, never what
 * the candidate did.
 */
export function assess(
  episodes: readonly JudgedEpisode[],
  monitors: readonly MonitorShare[],
): Assessment {
  const weighing = episodes.filter(
    ({ verdict, isAdvisory: isHint }) => verdict === 'confirmed' || (verdict === 'open' && !isHint),
  );
  const lines = severities.flatMap((severity) => lineOf(severity, weighing));
  const total = weighing.reduce((sum, episode) => sum + weightOf(episode), 0);
  const down = monitors.filter(({ upShare }) => upShare < ENOUGH_SIGNAL);
  const hints = episodes.filter(
    (episode) => episode.isAdvisory && episode.verdict === 'open',
  ).length;
  const dismissed = episodes.length - weighing.length - hints;
  // Each open episode asks for a verdict: nobody is told above it that none is needed.
  const isAnyOpen = episodes.some(({ verdict }) => verdict === 'open');
  const label =
    total >= REVIEW_AT
      ? 'needs-review'
      : down.length > 0
        ? 'insufficient-signal'
        : isAnyOpen
          ? 'episodes-open'
          : 'no-review-needed';
  const sum = `Together ${oneDigit(total)} points; a look is worth it from ${REVIEW_AT}.`;
  return {
    label,
    explanation: [
      ...lines,
      ...(hints > 0
        ? [
            `${hints} advisory ${hints === 1 ? 'episode weighs' : 'episodes weigh'} nothing until confirmed.`,
          ]
        : []),
      ...(dismissed > 0
        ? [
            `${dismissed} ${dismissed === 1 ? 'episode was' : 'episodes were'} set aside by verdict.`,
          ]
        : []),
      ...(episodes.length === 0 ? ['No episodes were noted.'] : [sum]),
      ...down.map(
        ({ name, upShare }) => `${name} watched only ${Math.floor(upShare * 100)} % of the time.`,
      ),
    ],
  };
}

function lineOf(severity: Severity, episodes: readonly JudgedEpisode[]): string[] {
  const ofSeverity = episodes.filter((episode) => episode.severity === severity);
  if (ofSeverity.length === 0) return [];
  const weight = ofSeverity.reduce((sum, episode) => sum + weightOf(episode), 0);
  const confirmed = ofSeverity.filter(({ verdict }) => verdict === 'confirmed').length;
  const count = `${ofSeverity.length} ${severity} ${ofSeverity.length === 1 ? 'episode' : 'episodes'}`;
  const known = confirmed > 0 ? `, ${confirmed} confirmed` : '';
  return [
    `${count}${known}, ${points[severity]} ${points[severity] === 1 ? 'point' : 'points'} each by confidence: ${oneDigit(weight)}.`,
  ];
}

function weightOf({ severity, confidence, verdict }: JudgedEpisode): number {
  return points[severity] * (verdict === 'confirmed' ? 1 : confidence);
}

const oneDigit = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
