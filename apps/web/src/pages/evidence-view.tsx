import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Evidence } from '../features/interviews/evidence/evidence-queries.ts';
import {
  evidenceWords as words,
  explainWords,
  flagsWords,
  receiptWords,
} from '../features/interviews/evidence/evidence-words.ts';
import { ExplainBox } from '../features/interviews/evidence/explain-box.tsx';
import { WHOLE } from '../features/interviews/evidence/explanation-rules.ts';
import { type Flag, FlagList } from '../features/interviews/evidence/flag-list.tsx';
import { Receipt } from '../features/interviews/evidence/receipt.tsx';
import {
  type Explanations,
  useExplanations,
} from '../features/interviews/evidence/use-explanations.ts';
import { healthWords, placeGaps } from '../features/interviews/proctoring/episodes.ts';
import { RecordingFacts } from '../features/interviews/recordings/recording-facts.tsx';
import type { Recording } from '../features/interviews/recordings/recording-queries.ts';
import { usePlayback } from '../features/interviews/recordings/use-playback.ts';
import { useTexts } from '../lib/use-texts.ts';
import { currentMark, seekTarget } from '../ui/evidence-timeline-rules.ts';
import { Fact } from '../ui/facts.tsx';
import { Instant } from '../ui/instant.tsx';
import { clockText } from '../ui/duration-rules.ts';
import { flagsOf, ownEvidenceOf } from './evidence-flags.ts';
import { timeAxis } from './report-evidence.ts';

const EvidencePlayer = lazy(async () => ({
  default: (await import('./evidence-player.tsx')).EvidencePlayer,
}));

const SendBar = lazy(async () => ({
  default: (await import('../features/interviews/evidence/send-bar.tsx')).SendBar,
}));

type Props = {
  readonly token: string;
  readonly interviewScheduleID: number;
  readonly evidence: Evidence;
  readonly recording: Recording | undefined;
  /** It could not be asked for: what is there of it is unknown. */
  readonly isRecordingLost: boolean;
  readonly onLookAgain: () => void;
};

export function EvidenceView(props: Props) {
  const { token, interviewScheduleID, evidence: own, recording, onLookAgain } = props;
  const playback = usePlayback();
  const { startedAt, endedAt } = own;
  const axis = useTexts(
    () => timeAxis({ startedAt, endedAt, deadlineAt: null }, recording),
    [startedAt, endedAt, recording],
  );
  const shown = useTexts(() => ownEvidenceOf(own, axis), [own, axis]);
  const flags = useMemo(() => flagsOf(shown), [shown]);
  const { explanations: sent } = own;
  const explanations = useExplanations({ token, interviewScheduleID, sent, flags });
  const [openedId, setOpenedId] = useState<string>();
  const isPlayable = recording?.status === 'playable';
  const current = isPlayable
    ? currentMark(flags, playback.positionSeconds, openedId)?.id
    : undefined;
  const watch = ({ id, atSeconds }: Flag): void => {
    setOpenedId(id);
    playback.playFrom(seekTarget(atSeconds));
  };
  const gaps = placeGaps(own.health, axis?.secondsAt ?? (() => 0));
  return (
    <article className="stack gap-xl column">
      <Head token={token} evidence={own} />
      <Receipt
        evidence={own}
        monitors={own.health.map(healthWords)}
        gaps={gaps.map((gap) => ({ ...gap, text: `${clockText(gap.atSeconds)} ${gap.text}` }))}
      >
        <RecordingLine {...{ recording, onLookAgain }} isLost={props.isRecordingLost} />
      </Receipt>
      {isPlayable && axis !== undefined && (
        <Suspense fallback={null}>
          <EvidencePlayer
            {...{ recording, playback, axis }}
            lanes={shown.lanes}
            currentId={current}
            onExpired={onLookAgain}
          />
        </Suspense>
      )}
      <Notes
        {...{ flags, explanations }}
        evidence={own}
        currentId={current}
        onWatch={isPlayable ? watch : undefined}
      />
      {own.isReplyOpen && (
        <Suspense fallback={null}>
          <SendBar explanations={explanations} />
        </Suspense>
      )}
    </article>
  );
}

function Head({ token, evidence }: Pick<Props, 'token' | 'evidence'>) {
  return (
    <header className="stack gap-xs anywhere">
      <Link to="/candidate-page" state={{ letterLink: token }}>
        {words.back}
      </Link>
      <h1>{words.title(evidence.jobTitle)}</h1>
      <p className="dimmed">
        {evidence.companyName}
        {' · '}
        {words.taken}
        <Instant at={evidence.startedAt} />
      </p>
      <p className="intro">{words.intro}</p>
    </header>
  );
}

type LineProps = Pick<Props, 'recording' | 'onLookAgain'> & { readonly isLost: boolean };

/** What is there of the recording, or why nothing is. */
function RecordingLine({ recording, isLost, onLookAgain }: LineProps) {
  if (isLost) {
    return (
      <Fact name={receiptWords.recording}>
        <span className="row gap-xs" role="alert">
          {receiptWords.notAsked}
          <Button variant="default" size="compact-sm" onClick={onLookAgain}>
            {words.again}
          </Button>
        </span>
      </Fact>
    );
  }
  if (recording?.status === 'playable') return <RecordingFacts recording={recording} />;
  const { status = 'none', deletedAt = null } = recording ?? {};
  if (deletedAt !== null) {
    return (
      <Fact name={receiptWords.recording}>
        {receiptWords.deleted}
        <Instant at={deletedAt} />
      </Fact>
    );
  }
  const isComing = status === 'receiving' || status === 'processing';
  return (
    <Fact name={receiptWords.recording}>
      {isComing
        ? receiptWords.preparing
        : status === 'failed'
          ? receiptWords.recordingFailed
          : receiptWords.notRecorded}
    </Fact>
  );
}

type NotesProps = {
  readonly evidence: Evidence;
  readonly flags: readonly Flag[];
  readonly explanations: Explanations;
  readonly currentId: string | undefined;
  readonly onWatch: ((flag: Flag) => void) | undefined;
};

function Notes({ evidence, flags, explanations, currentId, onWatch }: NotesProps) {
  const { evidenceDeletedAt, isReplyOpen } = evidence;
  return (
    <section className="stack" aria-labelledby="evidence-notes">
      <h2 id="evidence-notes">{flagsWords.title}</h2>
      {evidenceDeletedAt !== null ? (
        <p>
          {flagsWords.deleted}
          <Instant at={evidenceDeletedAt} />.
        </p>
      ) : flags.length === 0 ? (
        <p>{flagsWords.none}</p>
      ) : (
        <p className="dimmed">
          {flagsWords.count(flags.length)} {flagsWords.meaning}
        </p>
      )}
      {!isReplyOpen && <p className="notice">{explainWords.closed}</p>}
      <div className="stack gap-xs">
        <h3>{explainWords.whole}</h3>
        <ExplainBox
          of={WHOLE}
          label={explainWords.wholeField}
          note={explainWords.wholeNote}
          explanations={explanations}
          isOpen={isReplyOpen}
        />
      </div>
      <FlagList {...{ flags, currentId, onWatch, explanations }} isOpen={isReplyOpen} />
    </section>
  );
}
