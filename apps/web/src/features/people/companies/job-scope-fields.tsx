import { NativeSelect } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { rolesToGiveQuery } from './member-queries.ts';
import './user-page.css';

/** null: all jobs. */
export type JobScope = readonly number[] | null;

type Job = { readonly jobID: number; readonly title: string };
type Props = {
  readonly value: JobScope;
  /** Those that the member has now: one of them may be older than those that are offered. */
  readonly current: readonly Job[];
  readonly onChange: (value: JobScope) => void;
};

/** Everything of the company, or some jobs with their applications, candidates and interviews. */
export function JobScopeFields({ value, current, onChange }: Props) {
  const { data } = useRead(rolesToGiveQuery);
  const offered = data?.jobs ?? [];
  const older = current.filter(({ jobID }) => !offered.some((job) => job.jobID === jobID));
  const jobs = [...offered, ...older];
  return (
    <>
      <NativeSelect
        label="Jobs"
        description="Applications, candidates, interviews and reports of other jobs are not there for them."
        data={[
          { value: 'all', label: 'All jobs' },
          { value: 'some', label: 'Only these jobs, and those they begin' },
        ]}
        value={value === null ? 'all' : 'some'}
        onChange={(event) => onChange(event.currentTarget.value === 'all' ? null : [])}
      />
      {value !== null && (
        <fieldset className="stack gap-xs user-page__jobs">
          <legend>{value.length === 0 ? 'No job chosen: they see none' : 'These jobs'}</legend>
          {jobs.map(({ jobID, title }) => (
            <label key={jobID} className="check">
              <input
                type="checkbox"
                checked={value.includes(jobID)}
                onChange={() => onChange(toggled(value, jobID))}
              />
              {title === '' ? 'Job without a title' : title}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
