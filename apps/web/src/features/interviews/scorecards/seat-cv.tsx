import { COPY_NAME } from '@candor/contract/hiring/candidate-file-rules';
import { openSeatCv } from '@candor/contract/interviews/scorecards';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { call, fetchFile } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/server-state.ts';
import { DOCUMENT_BYTES_MOST } from '../../../ui/document/pdf-rules.ts';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { Scorecard } from './scorecard-queries.ts';
import { pageWords } from './scorecard-words.ts';

const DocumentView = lazy(async () => ({
  default: (await import('../../../ui/document/document-view.tsx')).DocumentView,
}));

type Props = { readonly token: string; readonly cv: NonNullable<Scorecard['cv']> };

/** Read above the scorecard, which stays where it is. */
export function SeatCv({ token, cv }: Props) {
  const [isOpen, setOpen] = useState(false);
  // A server of the release before does not say it; files can be called like that too.
  const isCopy = cv.isCopy ?? cv.fileName === COPY_NAME;
  return (
    <section className="stack gap-sm start" aria-labelledby="card-cv">
      <h2 id="card-cv">{pageWords.cv}</h2>
      <Button className="anywhere" variant="default" onClick={() => setOpen(true)}>
        {pageWords.readCv(cv.fileName)}
      </Button>
      <p className="dimmed">
        {isCopy && pageWords.cvBlackened} {pageWords.cvLogged}
      </p>
      {isOpen && (
        <ModalDialog title={pageWords.cv} isReading onClose={() => setOpen(false)}>
          <Suspense fallback={<LoadingState what={cv.fileName} />}>
            <Opened token={token} cv={cv} />
          </Suspense>
          <div className="row gap-sm modal-dialog__actions">
            <Button variant="default" onClick={() => setOpen(false)}>
              {pageWords.closeCv}
            </Button>
          </div>
        </ModalDialog>
      )}
    </section>
  );
}

function Opened({ token, cv }: Props) {
  const load = async (signal: AbortSignal): Promise<ArrayBuffer> => {
    const { url } = await call(openSeatCv, { body: { token } }, { signal });
    return fetchFile(url, { most: DOCUMENT_BYTES_MOST * 2, signal });
  };
  const saving = useWrite(openSeatCv, {
    refreshes: [],
    // Served to be saved, so this page stays where it is.
    onDone: ({ url }) => location.assign(url),
  });
  const save = (): void =>
    saving.mutate(
      { body: { token } },
      { onError: ({ message }) => showToast({ tone: 'error', text: message }) },
    );
  // The copy of a file has the file's number, and so has the copy that is made after it.
  const version = cv.version ?? cv.fileName;
  const { fileID, fileName, contentType } = cv;
  return <DocumentView {...{ fileID, version, fileName, contentType, load }} onSave={save} />;
}
