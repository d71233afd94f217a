import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { DocumentView } from '../../../ui/document/document-view.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type CandidateFile, filesQuery, loadFile, useOpenFile } from './candidate-queries.ts';
import { CvCopy } from './cv-copy.tsx';
import { useMay } from './use-may.ts';
import { dayOf } from '../../../ui/day-words.ts';
import './candidate-cv.css';

type Props = { readonly candidateID: string };

/** The newest CV, or the file that the address names. */
export function CandidateCv({ candidateID }: Props) {
  const may = useMay();
  const files = useRead({ ...filesQuery(candidateID), enabled: may.readFiles });
  const { fileID } = useAddress();
  const choose = useChoice(candidateID);
  if (!may.readFiles) {
    return (
      <EmptyState title="Your role does not open CVs">
        An administrator of your company can give it the right to candidates.
      </EmptyState>
    );
  }
  if (files.isPending) return <LoadingState what="the CV" />;
  if (files.isLoadingError) {
    return <ErrorState title="The CV could not be loaded">{files.error.message}</ErrorState>;
  }
  const all = files.data.files;
  const shown = all.find((file) => String(file.fileID) === fileID) ?? all.find(isCv) ?? all[0];
  if (shown === undefined) {
    return (
      <EmptyState title="No CV yet">
        What this candidate sends, or a colleague adds under Files, can be read here.
      </EmptyState>
    );
  }
  return (
    <section className="stack gap-sm broad" aria-label="CV">
      {all.length > 1 && <Choice files={all} shown={shown} onChoose={choose} />}
      {/* Another file is another paper, and what was painted on this one is not on that. */}
      <CvCopy
        key={`copy of ${shown.fileID}`}
        candidateID={candidateID}
        file={shown}
        // A newer CV that comes meanwhile must not take the place of what is painted on.
        onBegin={() => choose(String(shown.fileID))}
      >
        <Shown key={shown.fileID} file={shown} />
      </CvCopy>
    </section>
  );
}

const isCv = ({ kind }: CandidateFile): boolean => kind === 'cv';

type ChoiceProps = {
  readonly files: readonly CandidateFile[];
  readonly shown: CandidateFile;
  readonly onChoose: (fileID: string) => void;
};

/** Which file is shown is said in the address. */
function useChoice(candidateID: string): (fileID: string) => void {
  const navigate = useNavigate();
  return (fileID) =>
    void navigate({
      to: '/company/job-seeker-profile-tab',
      search: (before) => ({ ...before, candidateID, tab: 'cv', fileID }),
      replace: true,
    });
}

function Choice({ files, shown, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      className="candidate-cv__choice"
      label="File"
      value={String(shown.fileID)}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={files.map((file) => ({
        value: String(file.fileID),
        label: `${isCv(file) ? 'CV: ' : ''}${file.fileName} · ${dayOf(file.uploadedAt)}`,
      }))}
    />
  );
}

function Shown({ file: { fileID, fileName, contentType } }: { readonly file: CandidateFile }) {
  const saving = useOpenFile();
  const load = useCallback((signal: AbortSignal) => loadFile(fileID, signal), [fileID]);
  const save = (): void =>
    saving.mutate(
      { fileID },
      { onError: ({ message }) => showToast({ tone: 'error', text: message }) },
    );
  return (
    <DocumentView
      fileID={fileID}
      fileName={fileName}
      contentType={contentType}
      load={load}
      onSave={save}
    />
  );
}
