import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Instant } from '../../../ui/instant.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { FeedbackNumbers } from './feedback-numbers.tsx';
import { type Feedback, feedbackQuery } from './feedback-queries.ts';
import { kindWords, readWords } from './feedback-words.ts';
import { GivenFeedback } from './given-feedback.tsx';

/** RT-11: what the candidate found of one live interview; without one, the numbers of each job. */
export function CandidateFeedbackPage() {
  usePageTitle(readWords.page);
  const { interviewScheduleID } = useAddress();
  if (interviewScheduleID === undefined) return <FeedbackNumbers />;
  if (!/^[1-9]\d{0,15}$/.test(interviewScheduleID)) return <Gone />;
  return <Found key={interviewScheduleID} id={interviewScheduleID} />;
}

function Gone() {
  return (
    <ErrorState
      isPage
      title={readWords.gone}
      action={<Link to="/company/interviews/live">{readWords.all}</Link>}
    >
      {readWords.goneText}
    </ErrorState>
  );
}

function Found({ id }: { readonly id: string }) {
  const feedback = useRead(feedbackQuery(id));
  if (feedback.data !== undefined) return <Shown feedback={feedback.data} />;
  if (feedback.isPending) return <LoadingState what={readWords.what} />;
  if (feedback.error.code === 'not_found') return <Gone />;
  return (
    <ErrorState
      isPage
      title={readWords.failed}
      action={
        <Button variant="default" onClick={() => void feedback.refetch()}>
          {readWords.again}
        </Button>
      }
    >
      {feedback.error.message}
    </ErrorState>
  );
}

type Props = { readonly feedback: Feedback };

function Shown({ feedback }: Props) {
  const { kind, jobTitle, candidateName } = feedback;
  const search = { interviewScheduleID: String(feedback.interviewScheduleID) };
  return (
    <div className="stack gap-lg">
      <PageHead title={candidateName}>
        <p className="dimmed">
          {kindWords[kind]}, {jobTitle}
        </p>
        <nav className="tabs" aria-label={readWords.title}>
          <Link to="/company/interviews/live-interview" search={search}>
            {readWords.interview}
          </Link>
          <Link to="/company/view-interview/interviewer-feedback" search={search}>
            {readWords.cards}
          </Link>
          <Link to="/company/view-interview/candidate-feedback" search={search} aria-current="page">
            {readWords.title}
          </Link>
        </nav>
      </PageHead>
      <Said feedback={feedback} />
      <p>
        <Link to="/company/view-interview/candidate-feedback" search={{}}>
          {readWords.numbers}
        </Link>
      </p>
    </div>
  );
}

function Said({ feedback: { state, given } }: Props) {
  if (state === 'shown' && given !== null) {
    return (
      <section className="stack" aria-label={readWords.title}>
        <p className="dimmed">
          {readWords.sentAt} <Instant at={given.sentAt} />
        </p>
        <GivenFeedback given={given} />
      </section>
    );
  }
  const { title, text } = readWords.states[state === 'shown' ? 'none' : state];
  return <EmptyState title={title}>{text}</EmptyState>;
}
