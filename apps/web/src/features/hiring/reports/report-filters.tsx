import { NativeSelect, TextInput } from '@mantine/core';
import { type Comparison, comparisons } from './earlier-period-rules.ts';
import { compareWords } from './report-words.ts';
import type { HiringReport, ReportQuery } from './report-queries.ts';
import './report-filters.css';

type Props = {
  readonly query: ReportQuery;
  /** The period that the server took. */
  readonly report: HiringReport | undefined;
  readonly compared: Comparison | undefined;
  readonly onChange: (
    change: Partial<Record<keyof ReportQuery | 'compare', string | undefined>>,
  ) => void;
};

/** In the address, so that a report can be sent to a colleague. */
export function ReportFilters({ query, report, compared, onChange }: Props) {
  const { jobs, owners } = report?.choices ?? { jobs: [], owners: [] };
  return (
    <search className="stack gap-sm unprinted report-filters">
      <TextInput
        type="date"
        label="From"
        value={query.from ?? report?.from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label="Until"
        value={query.until ?? report?.until ?? ''}
        onChange={(event) => onChange({ until: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label="Job"
        value={query.jobID ?? ''}
        onChange={(event) => onChange({ jobID: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: 'All jobs' },
          ...jobs.map(({ jobID, title }) => ({ value: String(jobID), label: title })),
        ]}
      />
      <NativeSelect
        label="Owner"
        value={query.membershipID ?? ''}
        onChange={(event) => onChange({ membershipID: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: 'All owners' },
          ...owners.map(({ membershipID, name }) => ({ value: String(membershipID), label: name })),
        ]}
      />
      <NativeSelect
        label={compareWords.label}
        value={compared ?? ''}
        onChange={(event) => onChange({ compare: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: compareWords.none },
          ...comparisons.map((value) => ({ value, label: compareWords[value] })),
        ]}
      />
    </search>
  );
}
