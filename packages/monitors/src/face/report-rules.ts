import type { FaceLimits } from './limits-rules.ts';
import type { FaceIncident, FaceType } from './type-rules.ts';
import { faceSeverities, faceText } from './type-rules.ts';

export type FaceCounters = Readonly<Record<FaceType, number>>;

/** What was reported and when, so that nothing is reported sooner than its cooldown. */
export interface Reports {
  readonly reportedAt: number;
  readonly gazeAt: number;
  readonly typeAt: Readonly<Partial<Record<FaceType, number>>>;
  readonly warnedAt: number;
  /** They never fall. */
  readonly counters: FaceCounters;
}

export const noReports: Reports = {
  reportedAt: Number.NEGATIVE_INFINITY,
  gazeAt: Number.NEGATIVE_INFINITY,
  typeAt: {},
  warnedAt: Number.NEGATIVE_INFINITY,
  counters: {
    LOOKING_UP: 0,
    LOOKING_DOWN: 0,
    LOOKING_LEFT: 0,
    LOOKING_RIGHT: 0,
    LOOKING_AWAY: 0,
    NO_FACE: 0,
    MULTIPLE_FACES: 0,
    EYE_CORNER: 0,
  },
};

export interface Found {
  readonly type: FaceType;
  readonly at: number;
  readonly confidence: number;
  readonly faces: number;
  readonly details: Readonly<Record<string, number | string | boolean>>;
}

const isGaze = (type: FaceType): boolean => type.startsWith('LOOKING_') && type !== 'LOOKING_AWAY';

/**
 * [ME-6] “captures at least 200 ms apart; gaze violations recorded at most every 2 s”, the others as often as
 * their warning: a state that lasts is reported again after each cooldown.
 */
function isDue(reports: Reports, { type, at }: Found, limits: FaceLimits): boolean {
  if (at - reports.reportedAt < limits.captureMs) return false;
  if (isGaze(type)) return at - reports.gazeAt >= limits.gazeViolationMs;
  return at - (reports.typeAt[type] ?? Number.NEGATIVE_INFINITY) >= limits.warningMs;
}

/** Of several that are due, the one that was reported longest ago. */
export function report(
  reports: Reports,
  found: readonly Found[],
  limits: FaceLimits,
): readonly [Reports, readonly FaceIncident[]] {
  const lastOf = ({ type }: Found) => reports.typeAt[type] ?? Number.NEGATIVE_INFINITY;
  const [chosen] = found
    .filter((one) => isDue(reports, one, limits))
    .toSorted((a, b) => lastOf(a) - lastOf(b));
  if (!chosen) return [reports, []];
  const { type, at, confidence, faces, details } = chosen;
  const warns = at - reports.warnedAt >= limits.warningMs;
  const incident: FaceIncident = {
    monitor: 'eye',
    type,
    severity: faceSeverities[type],
    at,
    confidence,
    ...(warns ? { text: faceText(type, faces) } : {}),
    details,
  };
  const next: Reports = {
    reportedAt: at,
    gazeAt: isGaze(type) ? at : reports.gazeAt,
    typeAt: { ...reports.typeAt, [type]: at },
    warnedAt: warns ? at : reports.warnedAt,
    counters: { ...reports.counters, [type]: reports.counters[type] + 1 },
  };
  return [next, [incident]];
}
