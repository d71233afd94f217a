import { NativeSelect, TextInput } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { type AuditQuery, choicesQuery } from './audit-queries.ts';
import { actionWords } from './audit-words-rules.ts';
import './audit-filters.css';

type Props = {
  readonly query: AuditQuery;
  readonly onChange: (change: Partial<Record<keyof AuditQuery, string | undefined>>) => void;
};

export function AuditFilters({ query, onChange }: Props) {
  const { data } = useRead(choicesQuery);
  const members = data?.members ?? [];
  const kinds = data?.objectKinds ?? [];
  const day = (name: 'from' | 'until', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={query[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <search className="stack gap-xs audit-filters">
      <NativeSelect
        label="What"
        value={query.objectKind ?? ''}
        onChange={(event) =>
          onChange({ objectKind: event.currentTarget.value || undefined, objectId: undefined })
        }
        data={[
          { value: '', label: 'Everything' },
          ...kinds.map((kind) => ({ value: kind, label: actionWords(kind) })),
        ]}
      />
      <NativeSelect
        label="Who"
        value={query.actorAccountID ?? ''}
        onChange={(event) => onChange({ actorAccountID: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: 'Everybody' },
          ...members.map(({ accountID, name }) => ({ value: String(accountID), label: name })),
        ]}
      />
      {day('from', 'From')}
      {day('until', 'Until')}
    </search>
  );
}
