import { saveAvailability } from '@candor/contract/interviews/availability';
import { proposedHours } from '@candor/contract/interviews/availability-rules';
import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { useUnsaved } from '../../../lib/use-unsaved.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Group } from '../../../ui/step-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { ZoneField } from '../../../ui/zone-field.tsx';
import {
  type Availability,
  availabilityQuery,
  useSaveAvailability,
} from './availability-queries.ts';
import { availabilityWords, exceptionWords, limitWords, weekWords } from './availability-words.ts';
import { ExceptionFields } from './exception-fields.tsx';
import { hoursOf, minutesOf, typedOf } from './hours-form-rules.ts';
import { WeekFields } from './week-fields.tsx';
import './availability.css';

/** Needed by whoever leaves, and not by whoever comes. */
const LeaveDialog = lazy(async () => ({
  default: (await import('../../../ui/leave-dialog.tsx')).LeaveDialog,
}));

/** A person's own hours, whoever they interview for. */
export function AvailabilityForm() {
  const availability = useRead(availabilityQuery);
  return (
    <Loaded query={availability} what={availabilityWords.what}>
      {(data) => (
        // Another revision is another form: what was saved elsewhere is not overwritten unseen.
        <HoursForm
          key={data.revision}
          availability={data}
          onReadAgain={() => void availability.refetch()}
        />
      )}
    </Loaded>
  );
}

type Props = { readonly availability: Availability; readonly onReadAgain: () => void };

function HoursForm({ availability: { hours, revision }, onReadAgain }: Props) {
  const save = useSaveAvailability(() =>
    showToast({ text: availabilityWords.saved, tone: 'success' }),
  );
  const form = useTaskForm(saveAvailability, save, {
    initial: typedOf(hours ?? proposedHours(ownZone())),
    toInput: (typed) => ({ body: { ...hoursOf(typed), revision } }),
  });
  const leaving = useUnsaved(form.isDirty());
  const { timeZone, weekly, exceptions } = form.values;
  return (
    <EndpointForm of={form} className="stack gap-xl">
      {hours === null && <p className="notice">{availabilityWords.proposal}</p>}
      <div className="row apart form-bar">
        <Button type="submit" loading={form.isPending}>
          {availabilityWords.save}
        </Button>
        <output className="tabular">{availabilityWords.total(minutesOf(weekly))}</output>
        {form.isDirty() && <span className="dimmed small">{availabilityWords.unsaved}</span>}
      </div>
      <FormRefusal of={form} />
      {save.error?.code === 'changed_meanwhile' && (
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
