import { rights } from '@candor/contract/people/right-rules';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { bodyOfStages, type JobValues } from './job-form-values.ts';
import { useSaveStageTemplate } from './stage-template-queries.ts';
import { useMay } from './use-may.ts';

/** Keeps these stages for other jobs. */
export function StageTemplateSaving({ stages }: Pick<JobValues, 'stages'>) {
  const may = useMay();
  const [name, setName] = useState<string>();
  const save = useSaveStageTemplate();
  if (!may(rights.editJobs) || stages.length === 0) return null;
  if (name === undefined) {
    return (
      <div>
        <Button variant="default" onClick={() => setName('')}>
          Keep these stages as a template
        </Button>
      </div>
    );
  }
  const keep = (): void => {
    if (name.trim() === '' || save.isPending) return;
    const kept = bodyOfStages(stages).map(({ stageID: _id, ...stage }) => stage);
    save.mutate(
      { body: { name, stages: kept } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: `“${name.trim()}” is offered to other jobs now.` });
          setName(undefined);
        },
      },
    );
  };
  return (
    <div className="row">
      <TextInput
        aria-label="Name of the template"
        placeholder="Name of the template"
        maxLength={80}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Button disabled={name.trim() === ''} loading={save.isPending} onClick={keep}>
        Keep
      </Button>
      <Button variant="default" onClick={() => setName(undefined)}>
        Cancel
      </Button>
      {save.error !== null && <FormProblem key={save.submittedAt} text={save.error.message} />}
    </div>
  );
}
