import { Button } from '@mantine/core';
import { PageGate } from '../features/hiring/candidate-page/page-gate.tsx';
import { useOwnPage } from '../features/hiring/candidate-page/use-own-page.ts';
import {
  evidenceQuery,
  ownRecordingQuery,
} from '../features/interviews/evidence/evidence-queries.ts';
import { evidenceWords as words } from '../features/interviews/evidence/evidence-words.ts';
import { useLetterLink } from '../lib/letter-link.ts';
import { useRead } from '../lib/server-state.ts';
import { useAddress } from '../lib/use-address.ts';
import { NotByLink } from '../ui/opened-by-link.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { EvidenceView } from './evidence-view.tsx';

/** What a candidate finds of an interview that they took, by the link of any mail and the code of their page. */
export function EvidencePage() {
  usePageTitle(words.page);
  const token = useLetterLink();
  const { interview = '' } = useAddress();
  const interviewScheduleID = Number(interview);
  if (token === '') return <NotByLink words={{ ...words, dead: words.noToken }} />;
  if (!Number.isSafeInteger(interviewScheduleID) || interviewScheduleID < 1) return <Nothing />;
  return <Gated token={token} interviewScheduleID={interviewScheduleID} />;
}

type Props = { readonly token: string; readonly interviewScheduleID: number };

/** The page that the link leads to says whether this browser was let in; its gate lets it in. */
function Gated(props: Props) {
  const { page, isClosed } = useOwnPage(props.token);
  const { data, error, isPending, refetch } = page;
  if (isClosed) return <PageGate token={props.token} />;
  if (data !== undefined) return <Opened {...props} />;
  if (isPending) return <LoadingState what={words.what} />;
  return <Failed message={error?.message ?? ''} onAgain={() => void refetch()} />;
}

function Opened(props: Props) {
  const evidence = useRead(evidenceQuery(props));
  const recording = useRead(ownRecordingQuery(props));
  if (evidence.data !== undefined && !recording.isPending) {
    return (
      <EvidenceView
        key={props.interviewScheduleID}
        {...props}
        evidence={evidence.data}
        recording={recording.data && { ...recording.data, viewKey: null }}
        isRecordingLost={recording.isError && recording.data === undefined}
        onLookAgain={() => void recording.refetch()}
      />
    );
  }
  if (!evidence.isError) return <LoadingState what={words.what} />;
  if (evidence.error.code === 'not_found') return <Nothing />;
  return <Failed message={evidence.error.message} onAgain={() => void evidence.refetch()} />;
}

const Nothing = () => (
  <EmptyState isPage title={words.failed}>
    {words.none}
  </EmptyState>
);

function Failed({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }) {
  return (
    <ErrorState
      isPage
      title={words.failed}
      action={
        <Button variant="default" onClick={onAgain}>
          {words.again}
        </Button>
      }
    >
      {message}
    </ErrorState>
  );
}
