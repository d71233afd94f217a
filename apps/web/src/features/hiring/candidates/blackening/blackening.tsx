import { COPY_PAGES_MOST } from '@candor/contract/hiring/candidate-file-rules';
import { lazy, Suspense, useCallback } from 'react';
import { useRead } from '../../../../lib/server-state.ts';
import { useDocument } from '../../../../ui/document/use-document.ts';
import { ErrorState, LoadingState } from '../../../../ui/page-states.tsx';
import { showToast } from '../../../../ui/toasts.tsx';
import { type CandidateFile, loadFile, profileQuery, useBlacken } from '../candidate-queries.ts';
import { copyWords } from '../copy-words.ts';

// The reader is large, and most visits open no file.
const BlackenPdf = lazy(async () => ({
  default: (await import('./blacken-pdf.tsx')).BlackenPdf,
}));

type Props = {
  readonly candidateID: string;
  readonly file: CandidateFile;
  readonly onEnd: () => void;
};

/** The CV as it was sent, to be painted over. */
export function Blackening({ candidateID, file: { fileID, fileName }, onEnd }: Props) {
  const profile = useRead(profileQuery(candidateID));
  const blacken = useBlacken();
  const load = useCallback((signal: AbortSignal) => loadFile(fileID, signal), [fileID]);
  const file = useDocument({ fileID, load });
  const problem = profile.error ?? file.error;
  // A read that fails while both are there takes no bars away.
  const isThere = profile.data !== undefined && file.data !== undefined;
  if (problem !== null && !isThere) {
    return <ErrorState title={copyWords.failed(fileName)}>{problem.message}</ErrorState>;
  }
  if (profile.data === undefined || file.data === undefined) {
    return <LoadingState what={fileName} />;
  }
  const { firstName, lastName, email, phone } = profile.data;
  return (
    <Suspense fallback={<LoadingState what={fileName} />}>
      <BlackenPdf
        bytes={file.data}
        name={fileName}
        known={{ name: `${firstName} ${lastName}`, email, phone }}
        pagesMost={COPY_PAGES_MOST}
        onSave={(pages) =>
          blacken.mutateAsync({ params: { fileID: String(fileID) }, body: { pages } })
        }
        onDone={() => {
          showToast({ tone: 'success', text: copyWords.saved });
          onEnd();
        }}
        onCancel={onEnd}
      />
    </Suspense>
  );
}
