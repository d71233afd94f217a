import { openCandidateFile } from '@candor/contract/hiring/candidate-files';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useWriteOf } from '../../../lib/server-state.ts';
import { call, fetchFile } from '../../../lib/api.ts';
import { DocumentView } from '../../../ui/document/document-view.tsx';
import { DOCUMENT_BYTES_MOST } from '../../../ui/document/pdf-rules.ts';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { Application } from './pipeline-queries.ts';

type Props = { readonly cv: NonNullable<Application['cv']> };

/** Read over the board, which stays where it is. */
export function ApplicantCv({ cv }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Read {cv.fileName}
      </Button>
      {isOpen && (
        <ModalDialog title="CV" isReading onClose={() => setOpen(false)}>
          <Opened cv={cv} />
          <div className="row gap-sm modal-dialog__actions">
            <Button variant="default" onClick={() => setOpen(false)}>
              Close
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

function Opened({ cv: { fileID, fileName, contentType } }: Props) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const params = { fileID: String(fileID) };
      const { url } = await call(openCandidateFile, { params }, { signal });
      return fetchFile(url, { most: DOCUMENT_BYTES_MOST, signal });
    },
    [fileID],
  );
  const saving = useWriteOf<typeof openCandidateFile, void>(
    openCandidateFile,
    () => ({ params: { fileID: String(fileID) } }),
    // Served to be saved, so this page stays where it is.
    { refreshes: [], onDone: ({ url }) => location.assign(url) },
  );
  return (
    <DocumentView
      fileID={fileID}
      fileName={fileName}
      contentType={contentType}
      load={load}
      onSave={() =>
        saving.mutate(undefined, {
          onError: ({ message }) => showToast({ tone: 'error', text: message }),
        })
      }
    />
  );
}
