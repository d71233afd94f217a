import { areas, rights } from '@candor/contract/people/right-rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import {
  type Explanation,
  explanationsQuery,
} from '../features/interviews/evidence/evidence-queries.ts';
import { saidWords } from '../features/interviews/evidence/evidence-words.ts';
import { besideText } from '../features/interviews/proctoring/episodes.ts';
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
import { SittingClips } from './sitting-clips.tsx';
import type { Clip } from './sitting-moment-rules.ts';
import { sittingMoments } from './sitting-moments.ts';
import { SittingSaid } from './sitting-said.tsx';

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
    explanations: useRead({ ...explanationsQuery(id), enabled }),
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
  const sitting = useSitting(interviewScheduleID);
  const { report, review, proctoring, explanations, recording, mayWatch } = sitting;
  // What comes later would push away what somebody is about to press.
  const isWhole = !review.isPending && !proctoring.isPending && !explanations.isPending;
  const said = explanations.data?.explanations ?? [];
  return (
    <Loaded
      query={isWhole ? report : { ...report, data: undefined, isPending: true }}
      what="the report"
    >
      {(data) => {
        const { flags, clips } = sittingMoments(data, proctoring.data, recording.data);
        return (
          <article className="sitting__person">
            <Clips {...{ interviewScheduleID, mayWatch, recording, clips, said }} />
            <div className="stack gap-lg packed sitting__side">
              <Head report={data} />
              <Loaded query={explanations} what={saidWords.what}>
                {() => <SittingSaid {...{ interviewScheduleID, flags, clips, said }} />}
              </Loaded>
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
        );
      }}
    </Loaded>
  );
}

type ClipsProps = {
  readonly interviewScheduleID: string;
  readonly mayWatch: boolean;
  readonly recording: ReturnType<typeof useSitting>['recording'];
  readonly clips: readonly Clip[];
  readonly said: readonly Explanation[];
};

/** The film, and below each of its clips what the candidate says of it. */
function Clips({ interviewScheduleID, mayWatch, recording, clips, said }: ClipsProps) {
  const isLost = recording.isError && recording.data === undefined;
  return (
    <SittingClips
      {...{ interviewScheduleID, mayWatch, clips, said }}
      failure={
        mayWatch && isLost ? (
          <Loaded query={recording} what="the recording">
            {() => null}
          </Loaded>
        ) : undefined
      }
      recording={recording.data}
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
          <RiskLine {...besideText(proctoring)} />
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

function RiskLine({ counted, read }: ReturnType<typeof besideText>) {
  return (
    <>
      <strong>{counted}</strong>
      {read !== null && `, ${read}`}
    </>
  );
}
