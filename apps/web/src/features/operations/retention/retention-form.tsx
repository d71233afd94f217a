import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { Consequence } from './consequence.tsx';
import {
  type Counts,
  previewQuery,
  type Rule,
  usePreview,
  useSaveRetention,
} from './retention-queries.ts';
import { daysOf, problemsOf, type RuleValues } from './retention-words.ts';
import { RuleRow } from './rule-row.tsx';

type Values = Readonly<Record<Rule['kind'], RuleValues>>;

const valuesOf = (rules: readonly Rule[]): Values =>
  Object.fromEntries(
    rules.map(({ kind, days, reason }) => [kind, { days: String(days), reason }]),
  ) as Values;

/** Shortening says what goes before it is saved. */
export function RetentionForm({ rules }: { readonly rules: readonly Rule[] }) {
  const [values, setValues] = useState(() => valuesOf(rules));
  const [isAsked, setAsked] = useState(false);
  const [going, setGoing] = useState<Counts | null>(null);
  const counts = useRead(previewQuery(rules.map(({ kind, days }) => ({ kind, days }))));
  const preview = usePreview();
  const save = useSaveRetention();
  const changed = rules
    .map(({ kind, ...rule }) => ({ kind, before: rule, now: values[kind] }))
    .filter(
      ({ before, now }) => String(before.days) !== now.days.trim() || before.reason !== now.reason,
    );
  const hasProblem = changed.some(({ kind, now }) => Object.keys(problemsOf(kind, now)).length > 0);
  const send = (confirmed: boolean): void =>
    save.mutate(
      {
        body: {
          rules: changed.map(({ kind, now }) => ({
            kind,
            days: daysOf(now.days),
            reason: now.reason,
          })),
          confirmed,
        },
      },
      {
        onSuccess: () => {
          setGoing(null);
          setAsked(false);
          showToast({ tone: 'success', text: 'The days are saved.' });
        },
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (hasProblem || changed.length === 0) return;
    const shorter = changed.filter(({ before, now }) => daysOf(now.days) < before.days);
    if (shorter.length === 0) return send(false);
    const asked = shorter.map(({ kind, now }) => ({ kind, days: daysOf(now.days) }));
    preview.mutate(
      { body: { rules: asked } },
      {
        onSuccess: ({ counts: found }) => {
          const gone = found.filter(({ due }) => due > 0);
          if (gone.length === 0) send(false);
          else setGoing(gone);
        },
      },
    );
  };
  const problem = save.error ?? preview.error;
  return (
    <form className="retention-page__form" noValidate onSubmit={submit}>
      {rules.map((rule) => (
        <RuleRow
          key={rule.kind}
          rule={rule}
          values={values[rule.kind]}
          problems={isAsked ? problemsOf(rule.kind, values[rule.kind]) : {}}
          count={counts.data?.counts.find(({ kind }) => kind === rule.kind)}
          onChange={(now) => setValues({ ...values, [rule.kind]: now })}
        />
      ))}
      {problem !== null && <p role="alert">{problem.message}</p>}
      <div>
        <Button
          type="submit"
          disabled={changed.length === 0}
          loading={preview.isPending || (save.isPending && going === null)}
        >
          Save
        </Button>
      </div>
      {going !== null && (
        <Consequence
          counts={going}
          isSaving={save.isPending}
          problem={save.error?.message}
          onSave={() => send(true)}
          onClose={() => setGoing(null)}
        />
      )}
    </form>
  );
}
