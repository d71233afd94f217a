import type { saveAvailability } from '@candor/contract/interviews/availability';
import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import type { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { useUnsaved } from '../../../lib/use-unsaved.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Group } from '../../../ui/step-form.tsx';
import { ZoneField } from '../../../ui/zone-field.tsx';
import { availabilityWords, exceptionWords, limitWords, weekWords } from './availability-words.ts';
import { ExceptionFields } from './exception-fields.tsx';
import { minutesOf, type Typed } from './hours-form-rules.ts';
import { WeekFields } from './week-fields.tsx';
import './availability.css';

/** Needed by whoever leaves, and not by whoever comes. */
const LeaveDialog = lazy(async () => ({
  default: (await import('../../../ui/leave-dialog.tsx')).LeaveDialog,
}));

type Form = ReturnType<
  typeof useTaskForm<typeof saveAvailability, Typed, unknown, ApiError<unknown>>
>;

type Props = {
  readonly form: Form;
  /** What is shown is a proposal: nothing was ever said. */
  readonly isFirst: boolean;
  /** Somebody saved others meanwhile. */
  readonly isLate: boolean;
  readonly onReadAgain: () => void;
  /** Whose hours these are is known by a link: nobody is signed in. */
  readonly isByLink?: boolean;
};

/** A week, the days that differ, and how much is too much. */
export function HoursFields({ form, isFirst, isLate, onReadAgain, isByLink = false }: Props) {
  const leaving = useUnsaved(form.isDirty(), { isByLink });
  const { timeZone, weekly, exceptions } = form.values;
  return (
    <EndpointForm of={form} className="stack gap-xl">
      {isFirst && <p className="notice">{availabilityWords.proposal}</p>}
      <div className="row apart form-bar">
        <Button type="submit" loading={form.isPending}>
          {availabilityWords.save}
        </Button>
        <output className="tabular">{availabilityWords.total(minutesOf(weekly))}</output>
        {form.isDirty() && <span className="dimmed small">{availabilityWords.unsaved}</span>}
      </div>
      <FormRefusal of={form} />
      {isLate && (
        <div>
          <Button variant="default" onClick={onReadAgain}>
            {availabilityWords.showSaved}
          </Button>
        </div>
      )}
      <div className="narrow">
        <ZoneField
          label={weekWords.zone}
          value={timeZone}
          error={form.errors['timeZone']}
          onChange={(zone) => form.set('timeZone', zone)}
        />
      </div>
      <Group title={weekWords.title} hint={weekWords.hint}>
        <WeekFields
          weekly={weekly}
          errors={form.errors}
          onChange={(changed) => form.set('weekly', changed)}
        />
      </Group>
      <Group title={exceptionWords.title} hint={exceptionWords.hint}>
        <ExceptionFields
          exceptions={exceptions}
          errors={form.errors}
          onChange={(changed) => form.set('exceptions', changed)}
        />
      </Group>
      <Limits of={form} />
      <Suspense>
        <LeaveDialog leaving={leaving} title={availabilityWords.leaveTitle}>
          {availabilityWords.leave}
        </LeaveDialog>
      </Suspense>
    </EndpointForm>
  );
}

type LimitName = 'noticeHours' | 'mostPerDay' | 'mostPerWeek';
type LimitProps = { readonly of: { readonly field: (name: LimitName) => object } };

const below = ['label', 'input', 'description', 'error'] as [
  'label',
  'input',
  'description',
  'error',
];

function Limits({ of: form }: LimitProps) {
  const whole = { inputMode: 'numeric', maxLength: 4, inputWrapperOrder: below } as const;
  return (
    <Group title={limitWords.title}>
      <div className="stack gap-sm columns top">
        <TextInput
          label={limitWords.notice}
          description={limitWords.noticeHint}
          {...whole}
          {...form.field('noticeHours')}
        />
        <TextInput
          label={limitWords.day}
          description={limitWords.noLimit}
          {...whole}
          {...form.field('mostPerDay')}
        />
        <TextInput
          label={limitWords.week}
          description={limitWords.noLimit}
          {...whole}
          {...form.field('mostPerWeek')}
        />
      </div>
    </Group>
  );
}
