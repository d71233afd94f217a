import { stageTemplates } from '@candor/contract/hiring/job-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refresh } from '../../../lib/server-state.ts';
import { useListedForm } from '../../../lib/use-listed-form.ts';
import { type JobValues, problemsOf, templateValues, dayNow, valuesOf } from './job-form-values.ts';
import { type Job, type Way, ways } from './job-queries.ts';
import type { SavedJob } from './autosave-keeper.ts';
import { fieldPath } from './question-values.ts';
import { useAutosave } from './use-autosave.ts';

const empty: JobValues = {
  title: '',
  description: '',
  department: '',
  employmentType: '',
  workplace: '',
  location: '',
  country: '',
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: '',
  salaryPeriod: '',
  openings: '1',
  experienceMin: '',
  experienceMax: '',
  education: '',
  closesOn: '',
  language: '',
  jurisdiction: '',
  biasAuditUrl: '',
  biasAuditOn: '',
  slug: '',
  skills: [],
  stages: templateValues(stageTemplates[0]),
  team: [],
  questions: [],
};

export type JobFormOptions = {
  readonly way: Way;
  readonly mayPay: boolean;
  readonly job: Job | undefined;
  readonly onCreated?: (job: SavedJob) => void;
  readonly onPublished: (job: SavedJob) => void;
};

export function useJobForm({ way, mayPay, job, onCreated, onPublished }: JobFormOptions) {
  const client = useQueryClient();
  const [initialValues] = useState(() => (job === undefined ? empty : valuesOf(job)));
  const autosave = useAutosave({
    way,
    mayPay,
    job: job === undefined ? null : { jobID: job.jobID, version: job.version },
    ...(onCreated === undefined ? {} : { onCreated }),
    values: initialValues,
    onMarked: (marked) => listed.form.setErrors({ ...listed.form.errors, ...marked }),
    onRefused: (error) => listed.refuse(error),
  });
  const listed = useListedForm<JobValues>({
    initial: initialValues,
    problemsOf: (values) => problemsOf(values, dayNow()),
    pathOf: fieldPath,
    onValues: autosave.keep,
  });
  const publish = async (): Promise<void> => {
    try {
      const saved = await autosave.flush();
      if (saved !== null) onPublished(await send(way, saved));
    } finally {
      // Not asked for again at once: an own draft that is published now is behind another door.
      void refresh(client, ['/api/jobs'], { refetchType: 'none' });
    }
  };
  return {
    ...listed,
    autosave,
    publish: () => listed.submit(publish),
    reload: () => location.reload(),
  };
}

function send(way: Way, { jobID, version }: SavedJob): Promise<SavedJob> {
  return call(ways[way].publish, { params: { jobID: String(jobID) }, body: { version } });
}

export type JobFormState = ReturnType<typeof useJobForm>['form'];
