import { stageTemplates } from '@candor/contract/hiring/job-rules';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { refresh } from '../../../lib/server-state.ts';
import { fieldId } from '../../../ui/step-form.tsx';
import { type JobValues, problemsOf, templateValues, valuesOf } from './job-form-values.ts';
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

const today = (): string => new Date().toISOString().slice(0, 10);

export function useJobForm({ way, mayPay, job, onCreated, onPublished }: JobFormOptions) {
  const client = useQueryClient();
  const [attempts, setAttempts] = useState(0);
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isPublishing, setPublishing] = useState(false);
  const refuse = (error: ApiError): void => {
    for (const { path, message } of error.fields)
      form.setFieldError(fieldPath(path.replace(/^body\./, '')), message);
    setRefusal(error.message);
    setAttempts((before) => before + 1);
  };
  const [initialValues] = useState(() => (job === undefined ? empty : valuesOf(job)));
  const autosave = useAutosave({
    way,
    mayPay,
    job: job === undefined ? null : { jobID: job.jobID, version: job.version },
    ...(onCreated === undefined ? {} : { onCreated }),
    values: initialValues,
    onMarked: (marked) => form.setErrors({ ...form.errors, ...marked }),
    onRefused: refuse,
  });
  const form = useForm<JobValues>({
    mode: 'controlled',
    initialValues,
    validateInputOnBlur: true,
    validate: (values) => problemsOf(values, today()),
    onValuesChange: (values) => {
      setRefusal(undefined);
      autosave.keep(values);
    },
  });
  const problems = Object.entries(problemsOf(form.getValues(), today()));
  const publish = async (): Promise<void> => {
    setTried(true);
    setAttempts((before) => before + 1);
    if (form.validate().hasErrors) return;
    setPublishing(true);
    try {
      const saved = await autosave.flush();
      if (saved !== null) onPublished(await send(way, saved));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error);
    } finally {
      setPublishing(false);
      // Not asked for again at once: an own draft that is published now is behind another door.
      void refresh(client, ['/api/jobs'], { refetchType: 'none' });
    }
  };
  return {
    form,
    autosave,
    attempts,
    refusal,
    isPublishing,
    /** Once somebody wanted to publish: what is missing, each with the way to its field. */
    problems: hasTried ? problems.map(([path, text]) => ({ path, text })) : [],
    publish: () => void publish(),
    reload: () => location.reload(),
  };
}

function send(way: Way, { jobID, version }: SavedJob): Promise<SavedJob> {
  return call(ways[way].publish, { params: { jobID: String(jobID) }, body: { version } });
}

export type JobFormState = ReturnType<typeof useJobForm>['form'];

/** The props of a field: its value, its problem, and the id that the list of problems leads to. */
export const field = (form: JobFormState, path: string) => ({
  id: fieldId(path),
  ...form.getInputProps(path),
});
