import { saveAvailability } from '@candor/contract/interviews/availability';
import { useRead } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type Availability,
  availabilityQuery,
  useSaveAvailability,
} from './availability-queries.ts';
import { availabilityWords } from './availability-words.ts';
import { HoursFields } from './hours-fields.tsx';
import { firstTyped, hoursOf } from './hours-form-rules.ts';

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
    initial: firstTyped(hours, ownZone()),
    toInput: (typed) => ({ body: { ...hoursOf(typed), revision } }),
  });
  const isLate = save.error?.code === 'changed_meanwhile';
  return <HoursFields {...{ form, isLate, onReadAgain }} isFirst={hours === null} />;
}
