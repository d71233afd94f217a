import { TEAM_MOST } from '@candor/contract/hiring/job-rules';
import { Button, NativeSelect } from '@mantine/core';
import { field, fieldId, Group } from '../../../ui/step-form.tsx';
import type { JobChoices } from './job-queries.ts';
import { choicesOf, teamWords } from './job-words.ts';
import { RowActions } from './row-actions.tsx';
import { useRowFocus } from './use-row-focus.ts';
import type { JobFormState } from './use-job-form.ts';

type Props = { readonly form: JobFormState; readonly choices: JobChoices | undefined };

export function JobPeople({ form, choices }: Props) {
  const { team } = form.getValues();
  const focus = useRowFocus();
  const people = (choices?.members ?? []).map(({ membershipID, name }) => ({
    value: String(membershipID),
    label: name,
  }));
  return (
    <Group title="Hiring team" hint="A job that names nobody belongs to whoever posts it.">
      <div className="stack gap-sm">
        {team.map((_, index) => (
          <div key={index} className="stack gap-xs top job-form__row">
            <NativeSelect
              aria-label={`Colleague ${index + 1}`}
              data={[{ value: '', label: 'Please choose' }, ...people]}
              {...field(form, `team.${index}.membershipID`)}
            />
            <NativeSelect
              aria-label={`Part of colleague ${index + 1}`}
              data={choicesOf(teamWords)}
              {...field(form, `team.${index}.role`)}
            />
            <RowActions
              name={`colleague ${index + 1}`}
              onRemove={() => {
                form.removeListItem('team', index);
                focus(index > 0 ? fieldId(`team.${index - 1}.membershipID`) : 'add-colleague');
              }}
            />
          </div>
        ))}
      </div>
      <div>
        <Button
          id="add-colleague"
          variant="default"
          disabled={team.length >= TEAM_MOST}
          onClick={() => {
            const role = team.some((one) => one.role === 'owner') ? 'recruiter' : 'owner';
            form.insertListItem('team', { membershipID: '', role });
            focus(fieldId(`team.${team.length}.membershipID`));
          }}
        >
          Add a colleague
        </Button>
      </div>
    </Group>
  );
}
