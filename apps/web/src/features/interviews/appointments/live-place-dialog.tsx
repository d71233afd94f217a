import { changePlace } from '@candor/contract/interviews/appointment-deeds';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { placeWords, planWords } from './live-page-words.ts';
import { deed, type LiveInterview } from './live-queries.ts';
import { ReasonField, Ways } from './live-reason-dialogs.tsx';
import { PlaceFields } from './schedule-place.tsx';
import { placeProblems } from './schedule-values.ts';

type Props = { readonly interview: LiveInterview; readonly onClose: () => void };

/** Another link, number or address; of what is booked the time stays. */
export function PlaceDialog({ interview, onClose }: Props) {
  const { interviewScheduleID, state, place } = interview;
  // As it was when the dialog opened: whoever changed it meanwhile is not overwritten.
  const [revision] = useState(interview.revision);
  const isBooked = state === 'booked';
  const form = useEndpointForm(changePlace, {
    ...deed,
    // Of a video call the text is ours.
    initial: { place: place.kind === 'call' ? { ...place, text: '' } : place, reason: '' },
    toInput: (typed) => ({
      params: { interviewScheduleID: String(interviewScheduleID) },
      body: { ...typed, revision },
    }),
    rules: { place: (typed) => placeProblems(typed)['text'] ?? null },
    refusals: { no_change: 'place' },
    tells: () =>
      showToast({ tone: 'success', text: isBooked ? placeWords.changedTold : placeWords.changed }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={placeWords.title} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p className="dimmed">{isBooked ? placeWords.booked : placeWords.asked}</p>
        <PlaceFields
          place={form.values.place}
          error={form.errors['place']}
          onChange={(changed) => form.set('place', changed)}
        />
        <ReasonField
          {...form.field('reason')}
          label={placeWords.reason}
          {...(!isBooked && { description: planWords.reasonHint })}
        />
        <FormRefusal of={form} />
        <Ways keep={placeWords.keep} send={placeWords.send} of={form} onClose={onClose} />
      </EndpointForm>
    </ModalDialog>
  );
}
