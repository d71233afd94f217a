import { COPY_NAME } from '@candor/contract/hiring/candidate-file-rules';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DocumentView } from '../../../ui/document/document-view.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { Blackening } from './blackening/blackening.tsx';
import { type CandidateFile, loadCopy, useOpenCopy, useRemoveCopy } from './candidate-queries.ts';
import { copyWords } from './copy-words.ts';
import { useMay } from './use-may.ts';

type Props = {
  readonly candidateID: string;
  readonly file: CandidateFile;
  /** It begins to be blackened. */
  readonly onBegin: () => void;
  /** The CV as it was sent. */
  readonly children: ReactNode;
};

/** Above a CV: what interviewers from outside read of it; while it is blackened, in its place. */
export function CvCopy({ candidateID, file, onBegin, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const begin = (): void => {
    setOpen(true);
    onBegin();
  };
  if (file.kind !== 'cv') return children;
  if (isOpen) {
    return <Blackening candidateID={candidateID} file={file} onEnd={() => setOpen(false)} />;
  }
  return (
    <>
      <section className="card stack gap-sm" aria-label={copyWords.section}>
        <State candidateID={candidateID} file={file} onBlacken={begin} />
      </section>
      {children}
    </>
  );
}

type StateProps = Omit<Props, 'children' | 'onBegin'> & { readonly onBlacken: () => void };

function State({ candidateID, file, onBlacken }: StateProps) {
  const may = useMay();
  const copy = file.copy ?? null;
  if (file.contentType !== 'application/pdf') {
    return (
      <>
        <p>{copyWords.onlyPdf}</p>
        <div className="row">
          <ButtonLink
            variant="default"
            to="/company/job-seeker-profile-tab"
            search={{ candidateID, tab: 'files' }}
          >
            {copyWords.toFiles}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {copy === null ? (
        <p>{copyWords.none}</p>
      ) : (
        <p>
          {copyWords.made(copy.madeByName, copy.pages)} <Instant at={copy.madeAt} />.{' '}
          {copyWords.read}
        </p>
      )}
      <div className="row gap-sm">
        {copy !== null && <Look fileID={file.fileID} madeAt={copy.madeAt} />}
        {may.changeCandidates && (
          <Button variant="default" onClick={onBlacken}>
            {copy === null ? copyWords.blacken : copyWords.again}
          </Button>
        )}
        {copy !== null && may.changeCandidates && <Removal fileID={file.fileID} />}
      </div>
    </>
  );
}

function Look({ fileID, madeAt }: { readonly fileID: number; readonly madeAt: string }) {
  const [isOpen, setOpen] = useState(false);
  const saving = useOpenCopy();
  const load = useCallback((signal: AbortSignal) => loadCopy(fileID, signal), [fileID]);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {copyWords.look}
      </Button>
      {isOpen && (
        <ModalDialog title={copyWords.copy} isReading onClose={() => setOpen(false)}>
          <DocumentView
            fileID={fileID}
            version={madeAt}
            fileName={COPY_NAME}
            contentType="application/pdf"
            load={load}
            onSave={() =>
              saving.mutate(
                { fileID },
                { onError: ({ message }) => showToast({ tone: 'error', text: message }) },
              )
            }
          />
          <div className="row gap-sm modal-dialog__actions">
            <Button variant="default" onClick={() => setOpen(false)}>
              {copyWords.close}
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

function Removal({ fileID }: { readonly fileID: number }) {
  const [isAsked, setAsked] = useState(false);
  const removing = useRemoveCopy();
  const remove = (): void =>
    removing.mutate(
      { params: { fileID: String(fileID) } },
      {
        onSuccess: () => showToast({ tone: 'success', text: copyWords.removed }),
        onError: ({ message }) => showToast({ tone: 'error', text: message }),
      },
    );
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {copyWords.remove}
      </Button>
      {isAsked && (
        <ModalDialog title={copyWords.removeTitle} onClose={() => setAsked(false)}>
          <p>{copyWords.removeText}</p>
          <div className="row gap-sm modal-dialog__actions">
            <Button variant="default" onClick={() => setAsked(false)}>
              {copyWords.keep}
            </Button>
            <Button color="red" loading={removing.isPending} onClick={remove}>
              {copyWords.remove}
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
