import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { choicesQuery, useAddToJob, useTagging } from './candidate-queries.ts';
import { peopleText, writeWords } from './candidate-words.ts';
import { ExportButton } from './export-button.tsx';
import { useMay } from './use-may.ts';

type Props = { readonly candidateIDs: readonly number[]; readonly onClear: () => void };

/** What can be done with everybody who is selected. */
export function SelectionBar({ candidateIDs, onClear }: Props) {
  const may = useMay();
  const [asked, setAsked] = useState<'invite' | 'add' | 'tag' | null>(null);
  const close = (): void => setAsked(null);
  return (
    <BottomBar label="Selected people" count={peopleText(candidateIDs.length)}>
      {may.schedule && <Button onClick={() => setAsked('invite')}>Invite to bot interview…</Button>}
      {may.changeCandidates && (
        <>
          <Button variant="default" onClick={() => setAsked('add')}>
            Add to job…
          </Button>
          <ButtonLink
            variant="default"
            to="/company/write-messages"
            search={{ candidates: candidateIDs.join(',') }}
          >
            {writeWords}
          </ButtonLink>
          <Button variant="default" onClick={() => setAsked('tag')}>
            Tag…
          </Button>
        </>
      )}
      {may.exportCandidates && <ExportButton body={{ candidateIDs: [...candidateIDs] }} />}
      <Button variant="default" onClick={onClear}>
        Clear the selection
      </Button>
      {asked === 'invite' && <InviteDialog candidateIDs={candidateIDs} onClose={close} />}
      {asked === 'add' && <AddDialog candidateIDs={candidateIDs} onClose={close} />}
      {asked === 'tag' && <TagDialog candidateIDs={candidateIDs} onClose={close} />}
    </BottomBar>
  );
}

type DialogProps = { readonly candidateIDs: readonly number[]; readonly onClose: () => void };

function JobSelect({
  jobID,
  onJob,
}: {
  readonly jobID: string;
  readonly onJob: (id: string) => void;
}) {
  const { data } = useRead(choicesQuery);
  const jobs = (data?.jobs ?? []).map((job) => ({ value: String(job.jobID), label: job.title }));
  return (
    <NativeSelect
      label="Job"
      value={jobID}
      onChange={(event) => onJob(event.currentTarget.value)}
      data={[{ value: '', label: 'Choose a job' }, ...jobs]}
    />
  );
}

function Actions({
  children,
  onClose,
}: {
  readonly children: React.ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <div className="row gap-sm modal-dialog__actions">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      {children}
    </div>
  );
}

function InviteDialog({ candidateIDs, onClose }: DialogProps) {
  const [jobID, setJobID] = useState('');
  const navigate = useNavigate();
  const go = (): void =>
    void navigate({
      to: '/company/jobs/schedule-interview',
      search: { jobID, candidates: candidateIDs.join(',') },
    });
  return (
    <ModalDialog title="Invite to a bot interview" onClose={onClose}>
      <p>{peopleText(candidateIDs.length)}; the mail and the dates come on the next page.</p>
      <JobSelect jobID={jobID} onJob={setJobID} />
      <Actions onClose={onClose}>
        <Button disabled={jobID === ''} onClick={go}>
          Go on
        </Button>
      </Actions>
    </ModalDialog>
  );
}

function AddDialog({ candidateIDs, onClose }: DialogProps) {
  const [jobID, setJobID] = useState('');
  const adding = useAddToJob();
  const add = (): void =>
    adding.mutate(
      { body: { candidateIDs: [...candidateIDs], jobID: Number(jobID) } },
      {
        onSuccess: ({ added, already }) => {
          const rest = already === 0 ? '' : ` ${peopleText(already)} had applied already.`;
          showToast({ tone: 'success', text: `${peopleText(added)} added.${rest}` });
          onClose();
        },
      },
    );
  return (
    <ModalDialog title="Add to a job" onClose={onClose}>
      {adding.isError && <FormProblem text={adding.error.message} />}
      <JobSelect jobID={jobID} onJob={setJobID} />
      <Actions onClose={onClose}>
        <Button disabled={jobID === ''} loading={adding.isPending} onClick={add}>
          Add {peopleText(candidateIDs.length)}
        </Button>
      </Actions>
    </ModalDialog>
  );
}

function TagDialog({ candidateIDs, onClose }: DialogProps) {
  const [tag, setTag] = useState('');
  const tagging = useTagging();
  const put = (isOn: boolean): void => {
    const [add, remove] = isOn ? [[tag], []] : [[], [tag]];
    tagging.mutate(
      { body: { candidateIDs: [...candidateIDs], add, remove } },
      {
        onSuccess: ({ changed }) => {
          showToast({ tone: 'success', text: `${peopleText(changed)} changed.` });
          onClose();
        },
      },
    );
  };
  const isEmpty = tag.trim() === '';
  return (
    <ModalDialog title={`Tag ${peopleText(candidateIDs.length)}`} onClose={onClose}>
      {tagging.isError && <FormProblem text={tagging.error.message} />}
      <TextInput
        label="Tag"
        maxLength={60}
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
      <Actions onClose={onClose}>
        <Button
          variant="default"
          disabled={isEmpty || tagging.isPending}
          onClick={() => put(false)}
        >
          Take off
        </Button>
        <Button disabled={isEmpty} loading={tagging.isPending} onClick={() => put(true)}>
          Put on
        </Button>
      </Actions>
    </ModalDialog>
  );
}
