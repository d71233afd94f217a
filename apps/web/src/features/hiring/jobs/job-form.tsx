import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ProblemList } from '../../../ui/step-form.tsx';
import { Advert } from './advert.tsx';
import { bodyOf } from './job-form-values.ts';
import { JobBasics } from './job-basics.tsx';
import { JobConditions } from './job-conditions.tsx';
import { JobPeople } from './job-people.tsx';
import { JobQuestions } from './job-questions.tsx';
import { JobSkills } from './job-skills.tsx';
import { JobStages } from './job-stages.tsx';
import { choicesQuery, type Job, type Way } from './job-queries.ts';
import { QuestionList } from './question-list.tsx';
import { SaveNote } from './save-note.tsx';
import { useMaySetPay } from './use-may.ts';
import { type JobFormOptions, useJobForm } from './use-job-form.ts';
import './job-form.css';

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
    <div className="job-form">
      <header className="job-form__head">
        <h1>{title}</h1>
        <SaveNote state={autosave.state} onReload={job.reload} />
      </header>
      {job.problems.length > 0 && <ProblemList key={job.attempts} problems={job.problems} />}
      {job.refusal !== undefined && <FormProblem key={job.attempts} text={job.refusal} />}
      <div className="job-form__actions">
        <Button variant="default" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? 'Go on writing' : 'Preview'}
        </Button>
        <Button onClick={job.publish} loading={job.isPublishing}>
          {options.job?.status === 'open' ? 'Publish the changes' : 'Publish'}
        </Button>
      </div>
      {isPreview ? (
        <section className="job-form__preview" aria-label="Preview">
          <Advert advert={bodyOf(form.getValues())} />
          <QuestionList questions={bodyOf(form.getValues()).questions ?? []} />
        </section>
      ) : (
        <form className="job-form__fields" noValidate onSubmit={(event) => event.preventDefault()}>
          <JobBasics form={form} choices={choices} />
          <JobConditions form={form} mayPay={mayPay} />
          <JobSkills form={form} choices={choices} />
          <JobStages form={form} />
          <JobQuestions form={form} />
          <JobPeople form={form} choices={choices} />
        </form>
      )}
      {children}
    </div>
  );
}
