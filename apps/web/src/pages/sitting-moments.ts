import type { Proctoring } from '../features/interviews/proctoring/proctoring-queries.ts';
import type { Recording } from '../features/interviews/recordings/recording-queries.ts';
import type { InterviewReport } from '../features/interviews/review/interview-queries.ts';
import { evidenceOf, timeAxis } from './report-evidence.ts';
import { clipsOf } from './sitting-moment-rules.ts';

/** Everything that was noted of an interview, and the pieces of its recording that are worth seeing. */
export function sittingMoments(
  report: InterviewReport,
  proctoring: Proctoring | undefined,
  recording: Recording | undefined,
) {
  const axis = timeAxis(report, recording);
  const { events, episodes } = evidenceOf(report, axis, proctoring);
  // The room saw it itself and is sure; what is left out is no incident but explains one.
  const room = events
    .filter(({ kind }) => kind === 'incident')
    .map((event) => ({
      ...event,
      ...({ severity: 'medium', isAdvisory: false, verdict: null, confidence: 1 } as const),
    }));
  const monitored = episodes.map((episode) => ({
    ...episode,
    severity: episode.severityLevel,
    verdict: episode.verdict?.verdict ?? null,
  }));
  const standing = monitored.map((one) =>
    one.verdict === 'open' ? { ...one, verdict: null } : one,
  );
  return {
    flags: [...events, ...episodes],
    clips: clipsOf([...room, ...standing], axis?.durationSeconds ?? 0),
  };
}
