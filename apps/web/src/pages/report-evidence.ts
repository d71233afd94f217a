import { monitorNames } from '@candor/contract/interviews/monitor-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';
import { pauseEvents, reviewEvents } from '../features/interviews/review/seen-events.ts';
import type { InterviewReport } from '../features/interviews/review/interview-queries.ts';
import type { PlacedEvent } from '../features/interviews/review/event-list.tsx';
import {
  type PlacedEpisode,
  placeEpisodes,
  placeGaps,
} from '../features/interviews/proctoring/episodes.ts';
import { isNotedTwice } from '@candor/contract/interviews/noted-twice-rules';
import type { Proctoring } from '../features/interviews/proctoring/proctoring-queries.ts';
import { gapText } from '../features/interviews/recordings/gap-text.ts';
import { recordingSeconds } from '../features/interviews/recordings/recording-clock-rules.ts';
import type { Recording } from '../features/interviews/recordings/recording-queries.ts';
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
  recording: Pick<Recording, 'status' | 'durationMs' | 'segments' | 'gaps'> | undefined,
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

export type Moment = { readonly id: string; readonly atSeconds: number };

export type Evidence = {
  readonly lanes: readonly EvidenceLane[];
  readonly events: readonly PlacedEvent[];
  readonly episodes: readonly PlacedEpisode[];
  /** Events and episodes in the order of their time: what N and P walk along. */
  readonly moments: readonly Moment[];
};

type Monitored = Pick<Proctoring, 'isMonitored' | 'episodes' | 'health'>;

/** The room notes these in every interview. */
const roomLanes: readonly PlacedEvent['lane'][] = ['Keyboard', 'Screen'];

/** What happened, as lanes of the time line and as lists. */
export function evidenceOf(
  report: Pick<InterviewReport, 'skills' | 'events' | 'pauses'>,
  axis: TimeAxis | undefined,
  proctoring: Monitored | undefined,
): Evidence {
  if (axis === undefined) return { lanes: [], events: [], episodes: [], moments: [] };
  const monitored = proctoring?.episodes ?? [];
  const once = report.events.filter((event) => !isNotedTwice(event, monitored));
  const seen = [...reviewEvents(once), ...pauseEvents(report.pauses)];
  const events = inOrder(
    seen.map((event) => ({ ...event, atSeconds: axis.secondsAt(event.occurredAt) })),
  );
  const episodes = placeEpisodes(monitored, axis.secondsAt);
  const noted = (name: string): EvidenceLane['marks'] =>
    episodes
      .filter(({ trackingSystem }) => monitorWords[trackingSystem].lane === name)
      .map(({ id, atSeconds, text }) => ({ id, atSeconds, label: text, kind: 'incident' }));
  const told = (name: string): EvidenceLane['marks'] =>
    events
      .filter((event) => event.lane === name)
      .map(({ id, atSeconds, text, kind }) => ({ id, atSeconds, label: text, kind }));
  const gaps = placeGaps(proctoring?.health ?? [], axis.secondsAt).map(
    ({ text, ...gap }) => ({ ...gap, label: text, kind: 'condition' }) as const,
  );
  const watched = proctoring?.isMonitored === true ? monitorNames : [];
  const lanes = new Set([...watched.map((name) => monitorWords[name].lane), ...roomLanes]);
  return {
    lanes: [
      { name: 'Questions', marks: answeredMarks(report, axis) },
      ...[...lanes].map((name) => ({ name, marks: inOrder([...told(name), ...noted(name)]) })),
      { name: 'Health', marks: inOrder([...told('Connection'), ...gaps]) },
    ],
    events,
    episodes,
    moments: inOrder([...events, ...episodes]),
  };
}

/** What the player's own bar shows: an answer given is nothing to look for there. */
export function noteworthy(lanes: readonly EvidenceLane[]): EvidenceLane['marks'] {
  const noted = lanes.flatMap(({ name, marks }) =>
    marks.map((mark) => ({ ...mark, id: `${name}-${mark.id}` })),
  );
  return inOrder(noted.filter(({ kind }) => kind !== 'answer'));
}

function inOrder<Mark extends { readonly atSeconds: number }>(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((one, other) => one.atSeconds - other.atSeconds);
}

function answeredMarks({ skills }: Pick<InterviewReport, 'skills'>, axis: TimeAxis) {
  return skills.flatMap(({ skillName, answers }) =>
    answers.flatMap(({ botInterviewQuestionID, answeredAt }, index) =>
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
}
