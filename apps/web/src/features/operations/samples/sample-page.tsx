import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { type Sample, sampleQuery, useAddSample, useRemoveSample } from './sample-queries.ts';
import { sampleWords } from './sample-words.ts';

/** What sample data is, and the one click that adds it or takes it away. */
export function SamplePage() {
  usePageTitle(sampleWords.title);
  const sample = useRead(sampleQuery);
  return (
    <div className="stack gap-md column">
      <PageHead title={sampleWords.title} />
      <p>{sampleWords.what}</p>
      <p className="dimmed">{sampleWords.counted}</p>
      <Loaded query={sample} what={sampleWords.title}>
        {(data) => <State sample={data} />}
      </Loaded>
    </div>
  );
}

function State({ sample: { state, kept, isLate } }: { readonly sample: Sample }) {
  const add = useAddSample();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="stack gap-sm start">
      {isAsked && <RemoveDialog onClose={() => setAsked(false)} />}
      {add.error !== null && <FormProblem text={add.error.message} />}
      <output>
        {state === 'adding' && sampleWords.adding}
        {state === 'removing' && sampleWords.removing}
        {state === 'here' && (kept === 0 ? sampleWords.here : sampleWords.kept(kept))}
      </output>
      {isLate === true && <p>{sampleWords.late}</p>}
      {state === 'none' && (
        <Button loading={add.isPending} onClick={() => add.mutate({})}>
          {sampleWords.add}
        </Button>
      )}
      {(state === 'here' || isLate === true) && (
        <Button variant="default" onClick={() => setAsked(true)}>
          {sampleWords.remove}
        </Button>
      )}
    </div>
  );
}

function RemoveDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useRemoveSample();
  return (
    <ModalDialog title={sampleWords.removeTitle} onClose={onClose}>
      {remove.error !== null && <FormProblem text={remove.error.message} />}
      <p>{sampleWords.removeText}</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {sampleWords.keep}
        </Button>
        <Button
          variant="default"
          className="problem"
          loading={remove.isPending}
          onClick={() => remove.mutate({}, { onSuccess: onClose })}
        >
          {sampleWords.removeIt}
        </Button>
      </div>
    </ModalDialog>
  );
}
