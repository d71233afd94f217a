import { retentionBounds } from '@candor/contract/operations/retention-rules';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import type { Counts, Rule } from './retention-queries.ts';
import { countText, daysOf, kindWords, type RuleValues } from './retention-words.ts';

type Props = {
  readonly rule: Rule;
  readonly values: RuleValues;
  readonly problemAt: (place: keyof RuleValues) => ReactNode;
  /** With the days that are saved. */
  readonly count: Counts[number] | undefined;
  readonly onChange: (values: RuleValues) => void;
};

export function RuleRow({ rule, values, problemAt, count, onChange }: Props) {
  const { kind, updatedAt, updatedByName } = rule;
  const { name, text } = kindWords[kind];
  const { usual } = retentionBounds[kind];
  const needsReason = daysOf(values.days) > usual;
  return (
    <fieldset className="retention-page__rule">
      <legend>{name}</legend>
      <div className="stack gap-xs packed retention-page__told">
        <p>{text}</p>
        <p className="tabular">
          {count === undefined ? '\u00a0' : aheadText(kind, count)}
          {updatedAt !== null && (
            <>
              {' '}
              Set <Instant at={updatedAt} />
              {updatedByName !== null && ` by ${updatedByName}`}.
            </>
          )}
        </p>
      </div>
      <div className="stack gap-sm packed">
        <TextInput
          label="Days"
          description={`Usually ${usual}.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={values.days}
          error={problemAt('days')}
          onChange={(event) => onChange({ ...values, days: event.currentTarget.value })}
        />
        {(needsReason || values.reason !== '') && (
          <TextInput
            label="Reason"
            description="Why it is kept longer. It stands in the audit log."
            maxLength={300}
            withAsterisk={needsReason}
            value={values.reason}
            error={problemAt('reason')}
            onChange={(event) => onChange({ ...values, reason: event.currentTarget.value })}
          />
        )}
      </div>
    </fieldset>
  );
}

function aheadText(kind: Rule['kind'], { due, soon }: Counts[number]): string {
  if (soon === 0) return 'Nothing goes within 30 days.';
  const ahead = `Within 30 days ${countText(kind, soon)} will be deleted`;
  return due === 0
    ? `${ahead}.`
    : `${ahead}, ${countText(kind, due)} of them with the next deletion.`;
}
