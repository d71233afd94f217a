import {
  openAppointment,
  writeAppointmentNote,
} from '@candor/contract/interviews/appointment-links';
import { Button, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { noteWords } from './candidate-note-words.ts';

type Props = { readonly token: string; readonly note: string };

/** At any time, and whatever else is going on. */
export function CandidateNote({ token, note }: Props) {
  const form = useEndpointForm(writeAppointmentNote, {
    initial: { note },
    toInput: (values) => ({ body: { token, ...values } }),
    refreshes: [openAppointment],
    onDone: () => showToast({ tone: 'success', text: noteWords.sent }),
  });
  return (
    <EndpointForm of={form} className="stack narrow section">
      <Textarea
        label={noteWords.title}
        description={noteWords.hint}
        {...{ autosize: true, minRows: 2, maxLength: 2000 }}
        {...form.field('note')}
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" variant="default" loading={form.isPending} disabled={!form.isDirty()}>
          {noteWords.send}
        </Button>
      </div>
    </EndpointForm>
  );
}
