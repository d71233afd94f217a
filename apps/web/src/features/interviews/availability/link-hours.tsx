import { openSeat } from '@candor/contract/interviews/appointment-seats';
import { readSeatHours, saveSeatHours } from '@candor/contract/interviews/seat-hours';
import { Link } from '@tanstack/react-router';
import { useRead, useWrite } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { showToast } from '../../../ui/toasts.tsx';
import type { Availability } from './availability-queries.ts';
import { linkHoursQuery } from './link-hours-queries.ts';
import { availabilityWords, linkHoursWords } from './availability-words.ts';
import { HoursFields } from './hours-fields.tsx';
import { firstTyped, hoursOf } from './hours-form-rules.ts';

type Props = { readonly token: string };

/** The hours of whoever was mailed this link, without signing in. */
export function LinkHours({ token }: Props) {
  const availability = useRead(linkHoursQuery(token));
  return (
    <section className="stack gap-lg section">
      <div>
        <h2>{availabilityWords.title}</h2>
        <p className="intro measure">{linkHoursWords.intro}</p>
        <p className="dimmed small">
          {linkHoursWords.calendars}{' '}
          <Link to="/login/$type" params={{ type: 'interviewer' }}>
            {linkHoursWords.interviewer}
          </Link>
          {' · '}
          <Link to="/login/$type" params={{ type: 'company' }}>
            {linkHoursWords.member}
          </Link>
        </p>
      </div>
      <Loaded query={availability} what={availabilityWords.what}>
        {(data) => (
          <HoursForm
            key={data.revision}
            {...{ token }}
            availability={data}
            onReadAgain={() => void availability.refetch()}
          />
        )}
      </Loaded>
    </section>
  );
}

type FormProps = Props & {
  readonly availability: Availability;
  readonly onReadAgain: () => void;
};

function HoursForm({ token, availability: { hours, revision }, onReadAgain }: FormProps) {
  const save = useWrite(saveSeatHours, {
    refreshes: [readSeatHours, openSeat],
    tells: () => showToast({ text: availabilityWords.saved, tone: 'success' }),
  });
  const form = useTaskForm(saveSeatHours, save, {
    initial: firstTyped(hours, ownZone()),
    toInput: (typed) => ({ body: { token, ...hoursOf(typed), revision } }),
  });
  const isLate = save.error?.code === 'changed_meanwhile';
  return <HoursFields {...{ form, isLate, onReadAgain }} isFirst={hours === null} isByLink />;
}
