import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRead, useTask } from '../../../lib/server-state.ts';
import { base64Of } from '../../../lib/file-content.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type CandidateFile,
  filesQuery,
  useAddFile,
  useOpenFile,
  useRemoveFile,
} from './candidate-queries.ts';
import { useMay } from './use-may.ts';
import { locale } from '../../../ui/reader-locale.ts';

type Props = { readonly candidateID: string };

export function CandidateFiles({ candidateID }: Props) {
  const files = useRead(filesQuery(candidateID));
  const may = useMay();
  const [opening, removing] = [useOpenFile(), useRemoveFile()];
  const problem = opening.error ?? removing.error;
  if (files.isPending) return <LoadingState what="the files" />;
  if (files.isLoadingError) {
    return <ErrorState title="The files could not be loaded">{files.error.message}</ErrorState>;
  }
  const remove = ({ fileID, fileName }: CandidateFile): void =>
    removing.mutate(
      { params: { candidateID, fileID: String(fileID) } },
      { onSuccess: () => showToast({ tone: 'success', text: `${fileName} is removed.` }) },
    );
  return (
    <section className="stack gap-sm column profile-frame__section" aria-label="Files">
      {may.changeCandidates && <Upload candidateID={candidateID} />}
      {problem !== null && <FormProblem text={problem.message} />}
      {files.data.files.length === 0 && <p>No files yet.</p>}
      <ul>
        {files.data.files.map((file) => (
          <li key={file.fileID} className="stack gap-2xs line profile-frame__entry">
            <div className="row apart baseline spread">
              <span className="written">
                {file.kind === 'cv' ? 'CV: ' : ''}
                {file.fileName}
              </span>
              <span>
                <ButtonLink
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Read ${file.fileName}`}
                  to="/company/job-seeker-profile-tab"
                  search={{ candidateID, tab: 'cv', fileID: String(file.fileID) }}
                >
                  Read
                </ButtonLink>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Download ${file.fileName}`}
                  onClick={() => opening.mutate({ fileID: file.fileID })}
                >
                  Download
                </Button>
                {file.mayRemove && may.changeCandidates && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`Remove ${file.fileName}`}
                    onClick={() => remove(file)}
                  >
                    Remove
                  </Button>
                )}
              </span>
            </div>
            <span className="dimmed small">
              {file.uploadedByName ?? 'The candidate'} · <Instant at={file.uploadedAt} /> ·{' '}
              {Math.ceil(file.bytes / 1024).toLocaleString(locale)} KB
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Upload({ candidateID }: Props) {
  const [kind, setKind] = useState<'cv' | 'other'>('other');
  const adding = useAddFile();
  const sending = useTask(
    async (file: File) =>
      adding.mutateAsync({
        params: { candidateID },
        body: { fileName: file.name, base64: await base64Of(file), kind },
      }),
    {
      refreshes: [],
      onDone: () => showToast({ tone: 'success', text: 'The file is kept.' }),
    },
  );
  return (
    <>
      <NativeSelect
        label="What it is"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value === 'cv' ? 'cv' : 'other')}
        data={[
          { value: 'other', label: 'A document or picture' },
          { value: 'cv', label: 'A CV' },
        ]}
      />
      <FileField
        label="Add a file"
        accept={kind === 'cv' ? '.pdf,.docx,.odt' : '.pdf,.docx,.odt,.png,.jpg,.jpeg,.webp'}
        hint="PDF, DOCX, ODT or a picture, at most 10 MB."
        kept={null}
        problem={sending.error?.message}
        isPending={sending.isPending}
        onChoose={(file) => sending.mutate(file)}
      />
    </>
  );
}
