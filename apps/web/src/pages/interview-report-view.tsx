import { Suspense, useState } from 'react';
import { AnswersBySkill } from '../features/interviews/review/answers-by-skill.tsx';
import { EventList } from '../features/interviews/review/event-list.tsx';
import type { InterviewReport } from '../features/interviews/review/interview-queries.ts';
import { stateWords } from '../features/interviews/review/interview-words.ts';
import { DecisionPanel } from '../features/interviews/review/decision-panel.tsx';
import { ReportActions } from '../features/interviews/review/report-actions.tsx';
import { ReportFacts } from '../features/interviews/review/report-facts.tsx';
import type { Review } from '../features/interviews/review/review-queries.ts';
import { EpisodeList } from '../features/interviews/proctoring/episode-list.tsx';
import type { Proctoring } from '../features/interviews/proctoring/proctoring-queries.ts';
import { ProctoringSummary } from '../features/interviews/proctoring/proctoring-summary.tsx';
import { AskedDeletion } from '../features/interviews/recordings/asked-deletion.tsx';
import { RecordingPlayer } from '../features/interviews/recordings/recording-player.tsx';
import type { Recording } from '../features/interviews/recordings/recording-queries.ts';
import { usePlayback } from '../features/interviews/recordings/use-playback.ts';
import { MemberWatched } from '../features/interviews/viewing/member-watched.tsx';
import { EvidenceTimeline } from '../ui/evidence-timeline.tsx';
import { currentMark, seekTarget } from '../ui/evidence-timeline-rules.ts';
import { Instant } from '../ui/instant.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/page-states.tsx';
import { type Evidence, evidenceOf, type Moment, noteworthy, timeAxis } from './report-evidence.ts';
import {
  GrantedBreaks,
  InterviewHistory,
  InterviewNotes,
  InvitationPanel,
  LateAnswers,
  RecordingDownload,
  RecordingFacts,
  ReportQuestion,
  saidOf,
  SharingPanel,
} from './report-parts.tsx';
import { type ReportTab, ReportTabs } from './report-tabs.tsx';
import { useMarkKeys } from './use-mark-keys.ts';
import './interview-report.css';

/** What became of an invitation that nobody can follow any more. */
const notBegun: Partial<Record<InterviewReport['state'], string>> = {
  expired: 'The link has expired since.',
  cancelled: 'The interview was cancelled since.',
};

/** Beside each answer: the question itself may be at fault. */
const reportQuestion = (question: { questionID: number; number: number }) => (
  <Suspense fallback={null}>
    <ReportQuestion {...question} />
  </Suspense>
);

type Props = {
  readonly report: InterviewReport;
  readonly review: Review | undefined;
  readonly reviewProblem: string | undefined;
  readonly tab: ReportTab;
  readonly recording: Recording | undefined;
  readonly recordingProblem: string | undefined;
  readonly proctoring: Proctoring | undefined;
  readonly proctoringProblem: string | undefined;
  /** Asks again for the recording: its state, and a fresh URL. */
  readonly onLookAgain: () => void;
};

export function InterviewReportView(props: Props) {
  const { report, recording, recordingProblem, proctoring, onLookAgain } = props;
  const { video, positionSeconds, follow, playFrom } = usePlayback();
  const axis = timeAxis(report, recording);
  const evidence = evidenceOf(report, axis, proctoring);
  const { lanes, moments } = evidence;
  const [openedId, setOpenedId] = useState<string>();
  const current = currentMark(moments, positionSeconds, openedId);
  const open = ({ id, atSeconds }: Moment): void => {
    setOpenedId(id);
    playFrom(seekTarget(atSeconds));
  };
  useMarkKeys(moments, current, open);

  return (
    <article className="interview-report">
      <ReportHead report={report} />
      {report.startedAt === null ? (
        <div className="interview-report__before">
          <EmptyState title="The interview has not begun">
            {report.candidateName} was invited on <Instant at={report.invitedAt} />.{' '}
            {notBegun[report.state] ?? 'Answers and recording appear here once it is under way.'}
          </EmptyState>
          <Suspense fallback={<LoadingState what="the invitation" />}>
            <InvitationPanel interviewScheduleID={String(report.interviewScheduleID)} />
          </Suspense>
        </div>
      ) : (
        <>
          <div className="stack packed">
            <AskedDeletion request={recording?.request} isGone={recording?.status === 'deleted'} />
            {recording !== undefined && (
              <MemberWatched
                interviewScheduleID={String(report.interviewScheduleID)}
                viewKey={recording.viewKey}
              >
                <RecordingPlayer
                  recording={recording}
                  video={video}
                  positionSeconds={positionSeconds}
                  onPosition={follow}
                  onExpired={onLookAgain}
                  marks={noteworthy(lanes)}
                />
              </MemberWatched>
            )}
            {recording?.status === 'playable' && (
              <div className="interview-report__download">
                <Suspense fallback={null}>
                  <RecordingDownload interviewScheduleID={String(report.interviewScheduleID)} />
                </Suspense>
              </div>
            )}
            {recordingProblem !== undefined && (
              <ErrorState title="The recording could not be loaded">{recordingProblem}</ErrorState>
            )}
            {axis !== undefined && (
              <EvidenceTimeline
                durationSeconds={axis.durationSeconds}
                positionSeconds={positionSeconds}
                lanes={lanes}
                gaps={axis.gaps}
                currentId={current?.id}
                onSeek={playFrom}
              />
            )}
          </div>
          <ReportSide {...props} evidence={evidence} currentId={current?.id} onOpen={open} />
          <div className="stack">
            <ReportParts
              {...props}
              secondsAt={axis?.secondsAt}
              onSeek={
                recording?.status === 'playable'
                  ? (seconds) => playFrom(seekTarget(seconds))
                  : undefined
              }
            />
          </div>
        </>
      )}
    </article>
  );
}

type PartsProps = Props & {
  readonly secondsAt: ((instant: number) => number) | undefined;
  readonly onSeek: ((seconds: number) => void) | undefined;
};

function ReportParts({ report, review, reviewProblem, tab, secondsAt, onSeek }: PartsProps) {
  const interviewScheduleID = String(report.interviewScheduleID);
  const missing = reviewProblem !== undefined && (
    <ErrorState title="Notes and history could not be loaded">{reviewProblem}</ErrorState>
  );
  return (
    <ReportTabs
      interviewScheduleID={interviewScheduleID}
      open={tab}
      notes={review?.notes.length ?? 0}
      panels={{
        answers: (
          <>
            <AnswersBySkill
              skills={report.skills}
              secondsAt={secondsAt}
              onSeek={onSeek}
              onQuestion={reportQuestion}
            />
            {report.deadlineAt !== null && (
              <Suspense fallback={null}>
                <LateAnswers skills={report.skills} deadlineAt={report.deadlineAt} />
              </Suspense>
            )}
          </>
        ),
        notes: review ? (
          <Suspense fallback={<LoadingState what="the notes" />}>
            <InterviewNotes interviewScheduleID={interviewScheduleID} notes={review.notes} />
          </Suspense>
        ) : (
          missing
        ),
        history: review ? (
          <Suspense fallback={<LoadingState what="the history" />}>
            <InterviewHistory review={review} />
          </Suspense>
        ) : (
          missing
        ),
      }}
    />
  );
}

type SideProps = Props & {
  readonly evidence: Evidence;
  readonly currentId: string | undefined;
  readonly onOpen: (moment: Moment) => void;
};

/** Beside the recording: what was noted, by whom, and the facts of the interview. */
function ReportSide(props: SideProps) {
  const { report, recording, proctoring, proctoringProblem, evidence, currentId, onOpen } = props;
  const interviewScheduleID = String(report.interviewScheduleID);
  const said = saidOf(interviewScheduleID);
  return (
    <aside className="stack gap-lg packed minor interview-report__side">
      {props.review !== undefined && (
        <DecisionPanel interviewScheduleID={interviewScheduleID} review={props.review} />
      )}
      {proctoring?.isMonitored === true && (
        <section aria-labelledby="report-monitors">
          <h2 id="report-monitors">Monitors</h2>
          <ProctoringSummary proctoring={proctoring} />
          <EpisodeList
            interviewScheduleID={interviewScheduleID}
            episodes={evidence.episodes}
            currentId={currentId}
            onOpen={onOpen}
            onEpisode={said}
          />
        </section>
      )}
      {proctoringProblem !== undefined && (
        <ErrorState title="What the monitors noted could not be loaded">
          {proctoringProblem}
        </ErrorState>
      )}
      <section>
        <h2>Recorded events</h2>
        {said(null)}
        {report.evidenceDeletedAt === null ? (
          <EventList events={evidence.events} {...{ currentId, onOpen }} onEvent={said} />
        ) : (
          <p>
            What the room and the monitors noted was deleted on{' '}
            <Instant at={report.evidenceDeletedAt} /> by retention.
          </p>
        )}
      </section>
      <section className="unprinted" aria-labelledby="report-sharing">
        <h2 id="report-sharing">Sharing</h2>
        <Suspense fallback={<LoadingState what="the sharing" />}>
          <SharingPanel interviewScheduleID={interviewScheduleID} />
        </Suspense>
      </section>
      <section>
        <h2>Interview</h2>
        <ReportFacts report={report}>
          <Suspense fallback={null}>
            {recording !== undefined && <RecordingFacts recording={recording} />}
            <GrantedBreaks interviewScheduleID={interviewScheduleID} taken={report.pauses.length} />
          </Suspense>
        </ReportFacts>
      </section>
    </aside>
  );
}

function ReportHead({ report }: { readonly report: InterviewReport }) {
  const { candidateName, jobTitle, startedAt, endedAt, minutes, state } = report;
  return (
    <div className="interview-report__head">
      <PageHead
        title={candidateName}
        actions={<ReportActions interviewScheduleID={String(report.interviewScheduleID)} />}
      >
        <ul className="dotted tabular">
          <li>{jobTitle}</li>
          {startedAt !== null && (
            <li>
              <Instant at={startedAt} />
            </li>
          )}
          <li>{minutes} min</li>
          {endedAt !== null && (
            <li>
              {report.correctCount} of {report.questionCount} correct{passText(report)}
            </li>
          )}
          <li>{stateWords[state]}</li>
        </ul>
      </PageHead>
    </div>
  );
}

function passText({ correctCount, questionCount, passPercent }: InterviewReport): string {
  if (passPercent === null || questionCount === 0) return '';
  const isPassed = correctCount * 100 >= passPercent * questionCount;
  return `, pass mark of ${passPercent} % ${isPassed ? 'reached' : 'not reached'}`;
}
