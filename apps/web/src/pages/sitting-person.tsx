import { areas, rights } from '@candor/contract/people/right-rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { assessmentWords, riskWords } from '../features/interviews/proctoring/episodes.ts';
import {
  type Proctoring,
  proctoringQuery,
} from '../features/interviews/proctoring/proctoring-queries.ts';
import { recordingQuery } from '../features/interviews/recordings/recording-queries.ts';
import {
  type InterviewReport,
  reportQuery,
} from '../features/interviews/review/interview-queries.ts';
import { stateWords } from '../features/interviews/review/interview-words.ts';
import { reviewQuery } from '../features/interviews/review/review-queries.ts';
import { SittingDecision } from '../features/interviews/review/sitting-decision.tsx';
import type { Made } from '../features/interviews/review/sitting-queries.ts';
import { sittingWords as words } from '../features/interviews/review/sitting-words.ts';
import { useRights } from '../lib/rights.ts';
import { useRead } from '../lib/server-state.ts';
import { Instant } from '../ui/instant.tsx';
import { useKeys } from '../ui/keys/key-sets.ts';
import { Loaded } from '../ui/loaded.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { ScoreBar } from '../ui/score-bar.tsx';
import { evidenceOf, timeAxis } from './report-evidence.ts';
import { SittingClips } from './sitting-clips.tsx';
import { clipsOf } from './sitting-moment-rules.ts';

/** All that a report is read from here. */
export function useSitting(interviewScheduleID: string | null) {
  const id = interviewScheduleID ?? '';
  const enabled = interviewScheduleID !== null;
  const mayWatch = useRights()(areas.interviews, rights.watch);
  return {
    mayWatch,
    report: useRead({ ...reportQuery(id), enabled }),
    review: useRead({ ...reviewQuery(id), enabled }),
    proctoring: useRead({ ...proctoringQuery(id), enabled }),
    recording: useRead({ ...recordingQuery(id), enabled: enabled && mayWatch }),
  };
}

type Props = {
  readonly interviewScheduleID: string;
  /** Whether a decision was asked for, or its reason is being written. */
  readonly onAsking: (isAsking: boolean) => void;
  readonly onDecided: (name: string, made: Made) => void;
};

/** One report of a sitting: what happened on the left, who it is and what is decided on the right. */
export function SittingPerson({ interviewScheduleID, onAsking, onDecided }: Props) {
  const { report, review, proctoring, recording, mayWatch } = useSitting(interviewScheduleID);
  // What comes later would push away what somebody is about to press.
  const isWhole = !review.isPending && !proctoring.isPending;
  return (
    <Loaded
      query={isWhole ? report : { ...report, data: undefined, isPending: true }}
      what="the report"
    >
      {(data) => (
        <article className="sitting__person">
          <Evidence
            {...{ interviewScheduleID, mayWatch }}
            report={data}
            proctoring={proctoring.data}
            recording={recording}
          />
          <div className="stack gap-lg packed sitting__side">
            <Head report={data} />
            <Loaded query={review} what="the decision">
              {(loaded) => (
                <SittingDecision
                  {...{ interviewScheduleID, onAsking }}
                  review={loaded}
                  onDecided={(made) => onDecided(data.candidateName, made)}
                />
              )}
            </Loaded>
            {proctoring.isError && <p role="alert">{proctoring.error.message}</p>}
            <Facts
              report={data}
              proctoring={proctoring.data}
              notes={review.data?.notes.length ?? 0}
            />
          </div>
        </article>
      )}
    </Loaded>
  );
}

type EvidenceProps = {
  readonly interviewScheduleID: string;
  readonly mayWatch: boolean;
  readonly report: InterviewReport;
  readonly proctoring: Proctoring | undefined;
  readonly recording: ReturnType<typeof useSitting>['recording'];
};

function Evidence({ interviewScheduleID, mayWatch, report, proctoring, recording }: EvidenceProps) {
  const axis = timeAxis(report, recording.data);
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
  const isLost = recording.isError && recording.data === undefined;
  return (
    <SittingClips
      {...{ interviewScheduleID, mayWatch }}
      failure={
        mayWatch && isLost ? (
          <Loaded query={recording} what="the recording">
            {() => null}
          </Loaded>
        ) : undefined
      }
      recording={recording.data}
      clips={clipsOf([...room, ...standing], axis?.durationSeconds ?? 0)}
      onExpired={() => void recording.refetch()}
    />
  );
}

function Head({ report }: { readonly report: InterviewReport }) {
  const { candidateName, jobTitle, endedAt, state, correctCount, questionCount } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(`${candidateName} · ${words.title}`);
  // A screen reader reads the person that the keys lead to.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <h1 ref={heading} tabIndex={-1}>
        {candidateName}
      </h1>
      <ul className="dotted tabular">
        <li>{jobTitle}</li>
        <li>{stateWords[state]}</li>
        {endedAt !== null && (
          <li>
            <Instant at={endedAt} />
          </li>
        )}
        <li>{words.score(correctCount, questionCount)}</li>
      </ul>
    </header>
  );
}

type FactsProps = {
  readonly report: InterviewReport;
  readonly proctoring: Proctoring | undefined;
  readonly notes: number;
};

function Facts({ report, proctoring, notes }: FactsProps) {
  const search = { interviewScheduleID: String(report.interviewScheduleID) };
  const navigate = useNavigate();
  useKeys(words.title, [
    {
      keys: ['o'],
      text: words.report,
      act: () => void navigate({ to: '/company/view-interview', search }),
    },
  ]);
  return (
    <>
      <section className="stack gap-xs minor" aria-labelledby="sitting-skills">
        <h2 id="sitting-skills">{words.skills}</h2>
        <ul className="stack gap-xs">
          {report.skills.map(({ skillID, skillName, correctCount, questionCount }) => (
            <li key={skillID} className="sitting__skill">
              <span>{skillName}</span>
              <span className="dimmed tabular">{words.score(correctCount, questionCount)}</span>
              <ScoreBar correct={correctCount} total={questionCount} />
            </li>
          ))}
        </ul>
      </section>
      {proctoring?.isMonitored === true && (
        <p>
          <strong>{riskWords[proctoring.risk.label]}</strong>,{' '}
          {assessmentWords[proctoring.assessment.label].toLowerCase()}
        </p>
      )}
      <p className="row apart small">
        <Link to="/company/view-interview" search={search} aria-keyshortcuts="O">
          {words.report}
        </Link>
        {notes > 0 && <span className="dimmed">{words.notes(notes)}</span>}
      </p>
    </>
  );
}
