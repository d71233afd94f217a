import { saveRetention } from '@candor/contract/operations/retention';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Consequence } from './consequence.tsx';
import {
  type Counts,
  previewQuery,
  type Rule,
  useSaveRetention,
  useSaveUnlessGoing,
} from './retention-queries.ts';
import { daysOf, problemsOf, type RuleValues } from './retention-words.ts';
import { RuleRow } from './rule-row.tsx';

type Values = Readonly<Record<Rule['kind'], RuleValues>>;

const valuesOf = (rules: readonly Rule[]): Values =>
  Object.fromEntries(
    rules.map(({ kind, days, reason }) => [kind, { days: String(days), reason }]),
  ) as Values;

const isChanged = ({ days, reason }: Rule, now: RuleValues): boolean =>
  String(days) !== now.days.trim() || reason !== now.reason;

/** Shortening says what goes before it is saved. */
export function RetentionForm({ rules }: { readonly rules: readonly Rule[] }) {
  const [going, setGoing] = useState<Counts>([]);
  const counts = useRead(previewQuery(rules.map(({ kind, days }) => ({ kind, days }))));
  const changedOf = (values: Values) => rules.filter((rule) => isChanged(rule, values[rule.kind]));
  const inputOf = (values: Values, confirmed: boolean) => ({
    body: {
      rules: changedOf(values).map(({ kind }) => {
        const { days, reason } = values[kind];
        return { kind, days: daysOf(days), reason };
      }),
      confirmed,
    },
  });
  const form = useTaskForm(saveRetention, useSaveUnlessGoing(rules), {
    initial: valuesOf(rules),
    toInput: (values) => inputOf(values, false),
    rules: Object.fromEntries(
      rules.map((rule) => [
        rule.kind,
        (now: RuleValues) => (isChanged(rule, now) ? problemsOf(rule.kind, now) : null),
      ]),
    ),
    onDone: setGoing,
  });
  const save = useSaveRetention();
  return (
    <EndpointForm of={form} className="stack">
      {rules.map((rule) => (
        <RuleRow
          key={rule.kind}
          rule={rule}
          values={form.values[rule.kind]}
          problemAt={(place) => form.errors[`${rule.kind}.${place}`]}
          count={counts.data?.counts.find(({ kind }) => kind === rule.kind)}
          onChange={(now) => form.set(rule.kind, now)}
        />
      ))}
      <FormRefusal of={form} />
      <div>
        <Button
          type="submit"
          disabled={changedOf(form.values).length === 0}
          loading={form.isPending}
        >
          Save
        </Button>
      </div>
      {going.length > 0 && (
        <Consequence
          counts={going}
          isSaving={save.isPending}
          problem={save.error?.message}
          onSave={() => save.mutate(inputOf(form.values, true), { onSuccess: () => setGoing([]) })}
          onClose={() => setGoing([])}
        />
      )}
    </EndpointForm>
  );
}
