import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { FormProblems, ListedForm } from '../../../ui/step-form.tsx';
import { bodyOf } from './job-form-values.ts';
import { JobBasics } from './job-basics.tsx';
import { JobConditions } from './job-conditions.tsx';
import { JobPeople } from './job-people.tsx';
import { JobQuestions } from './job-questions.tsx';
import { JobSkills } from './job-skills.tsx';
import { JobStages } from './job-stages.tsx';
import { choicesQuery, type Job, type Way } from './job-queries.ts';
import { SaveNote } from './save-note.tsx';
import { useMaySetPay } from './use-may.ts';
import { type JobFormOptions, useJobForm } from './use-job-form.ts';
import './job-form.css';

// Nobody looks at it before something was written.
const JobPreview = lazy(async () => ({
  default: (await import('./job-preview.tsx')).JobPreview,
}));

type Props = Omit<JobFormOptions, 'job' | 'mayPay'> & {
  readonly title: string;
  /** undefined: a new one. */
  readonly job: Job | undefined;
  readonly way: Way;
  /** Below the fields. */
  readonly children?: ReactNode;
};

/** Every word is saved a moment after it was typed; only publishing shows it to anybody outside. */
export function JobForm({ title, children, ...options }: Props) {
  // Known before this page opens: its place asks for a right, too.
  const mayPay = useMaySetPay();
  const job = useJobForm({ ...options, mayPay });
  const { form, autosave } = job;
  const [isPreview, setPreview] = useState(false);
  const { data: choices } = useRead(choicesQuery);
  return (
    <div className="stack gap-lg column">
      <PageHead title={title} beside={<SaveNote state={autosave.state} onReload={job.reload} />} />
      <FormProblems of={job} />
      <div className="row form-bar">
        <Button variant="default" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? 'Go on writing' : 'Preview'}
        </Button>
        <Button onClick={job.publish} loading={job.isPending}>
          {options.job?.status === 'open' ? 'Publish the changes' : 'Publish'}
        </Button>
      </div>
      {isPreview ? (
        <section className="card roomy" aria-label="Preview">
          <Suspense fallback={<LoadingState what="the preview" />}>
            <JobPreview body={bodyOf(form.getValues())} />
          </Suspense>
        </section>
      ) : (
        <ListedForm className="stack gap-xl">
          <JobBasics form={form} choices={choices} />
          <JobConditions form={form} mayPay={mayPay} />
          <JobSkills form={form} choices={choices} />
          <JobStages form={form} />
          <JobQuestions form={form} />
          <JobPeople form={form} choices={choices} />
        </ListedForm>
      )}
      {children}
    </div>
  );
}
