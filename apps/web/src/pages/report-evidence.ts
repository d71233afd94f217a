import { reviewEvents } from '../features/interviews/event-rules.ts';
import type { InterviewReport } from '../features/interviews/interview-queries.ts';
import type { PlacedEvent } from '../features/interviews/event-list.tsx';
import { gapText } from '../features/recordings/gap-rules.ts';
import { recordingSeconds } from '../features/recordings/recording-clock-rules.ts';
import type { Recording } from '../features/recordings/recording-queries.ts';
import type { EvidenceGap, EvidenceLane } from '../ui/evidence-timeline.tsx';

/** The one time line of a report. */
export type TimeAxis = {
  readonly durationSeconds: number;
  readonly secondsAt: (instant: number) => number;
  readonly gaps: readonly EvidenceGap[];
};

/** The recording's own time line where it can be played, else the interview's; undefined before its start. */
export function timeAxis(
  report: Pick<InterviewReport, 'startedAt' | 'endedAt' | 'deadlineAt'>,
  recording: Recording | undefined,
): TimeAxis | undefined {
  if (recording?.status === 'playable' && recording.durationMs !== null) {
    const { segments, gaps, durationMs } = recording;
    return {
      durationSeconds: durationMs / 1000,
      secondsAt: (instant) => recordingSeconds(segments, instant) ?? 0,
      gaps: gaps.map((gap) => ({ atSeconds: gap.atMs / 1000, label: gapText(gap) })),
    };
  }
  const { startedAt, endedAt, deadlineAt } = report;
  const end = endedAt ?? deadlineAt;
  if (startedAt === null || end === null) return undefined;
  return {
    durationSeconds: Math.max(1, (end - startedAt) / 1000),
    secondsAt: (instant) => Math.max(0, (instant - startedAt) / 1000),
    gaps: [],
  };
}

/** What happened, as lanes of the time line and as one list. */
export function evidenceOf(
  report: Pick<InterviewReport, 'skills' | 'events'>,
  axis: TimeAxis | undefined,
): { readonly lanes: readonly EvidenceLane[]; readonly events: readonly PlacedEvent[] } {
  if (axis === undefined) return { lanes: [], events: [] };
  const events = reviewEvents(report.events).map((event) => ({
    ...event,
    atSeconds: axis.secondsAt(event.occurredAt),
  }));
  const answers = report.skills.flatMap(({ skillName, answers: ofSkill }) =>
    ofSkill.flatMap(({ botInterviewQuestionID, answeredAt }, index) =>
      answeredAt === null
        ? []
        : {
            id: `answer-${botInterviewQuestionID}`,
            atSeconds: axis.secondsAt(answeredAt),
            label: `${skillName}, question ${index + 1} answered`,
            kind: 'answer' as const,
          },
    ),
  );
  const lane = (name: PlacedEvent['lane']): EvidenceLane => ({
    name,
    marks: events
      .filter((event) => event.lane === name)
      .map(({ id, atSeconds, text, kind }) => ({ id, atSeconds, label: text, kind })),
  });
  return {
    lanes: [
      { name: 'Answers', marks: answers },
      lane('Screen'),
      lane('Keyboard'),
      lane('Connection'),
    ],
    events,
  };
}
