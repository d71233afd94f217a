import { auditWarnings, opensEarliest } from '@candor/contract/hiring/jurisdiction-words';
import { NativeSelect, TextInput } from '@mantine/core';
import { reminderChoices } from '@candor/contract/interviews/scheduling-rules';
import { CheckField } from '../../../ui/check-field.tsx';
import { reminderWords, whenEmpty } from './scheduling-words.ts';
import { useMayMove } from './use-may-schedule.ts';
import type { SectionProps } from './who-section.tsx';
import { zoneNames } from '../../../lib/zone-names.ts';

type Props = SectionProps & {
  readonly stageName: string | null;
  /** Null: an invitation may open at once. */
  readonly earliest: number | null;
  /** Of the bias audit that the job's law asks for; a server of before says nothing. */
  readonly audit: 'missing' | 'ahead' | 'old' | null | undefined;
};

export function WhenSection({ draft, problems, change, stageName, earliest, audit }: Props) {
  const { reminderHours } = draft;
  const mayMove = useMayMove();
  return (
    <section className="stack gap-sm minor schedule-page__section" aria-labelledby="schedule-when">
      <h2 id="schedule-when">When</h2>
      <p className="dimmed">
        Candidates may begin at any time of the window. Who has begun gets the whole time.
      </p>
      {earliest !== null && <p>{opensEarliest(new Date(earliest))}</p>}
      {audit !== null && audit !== undefined && (
        <p className="notice small">{auditWarnings[audit]}</p>
      )}
      <div className="stack gap-sm columns">
        <TextInput
          type="datetime-local"
          label="First start"
          description={whenEmpty(earliest !== null)}
          value={draft.opensAt}
          error={problems.opensAt}
          onChange={(event) => change({ opensAt: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label="Last start"
          description="The link expires then"
          withAsterisk
          value={draft.closesAt}
          error={problems.closesAt}
          onChange={(event) => change({ closesAt: event.currentTarget.value })}
        />
        <NativeSelect
          label="Time zone"
          description="Of these times, and in the mail"
          value={draft.timeZone}
          data={zoneNames(draft.timeZone)}
          onChange={(event) => change({ timeZone: event.currentTarget.value })}
        />
      </div>
      <fieldset className="row apart">
        <legend>Remind who has not begun</legend>
        {reminderChoices.map((hours) => (
          <CheckField
            key={hours}
            label={reminderWords(hours)}
            checked={reminderHours.includes(hours)}
            onCheck={(isChecked) =>
              change({
                reminderHours: isChecked
                  ? [...reminderHours, hours]
                  : reminderHours.filter((one) => one !== hours),
              })
            }
          />
        ))}
      </fieldset>
      {stageName !== null && mayMove && (
        <CheckField
          label={`Move applications to “${stageName}”`}
          checked={draft.movesApplications}
          onCheck={(isChecked) => change({ movesApplications: isChecked })}
        />
      )}
    </section>
  );
}
