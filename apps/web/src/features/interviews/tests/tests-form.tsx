import { NAME_MOST } from '@candor/contract/interviews/tests-rules';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Group, ProblemList } from '../../../ui/step-form.tsx';
import { BlueprintContents } from './tests-contents.tsx';
import type { Blueprint, SavedBlueprint } from './tests-queries.ts';
import { BlueprintAccommodations, BlueprintTiming, BlueprintWatching } from './tests-settings.tsx';
import { field, useBlueprintForm } from './use-blueprint-form.ts';
import './tests-form.css';

type Props = {
  /** undefined: a new one. */
  readonly blueprint: Blueprint | undefined;
  readonly onSaved: (saved: SavedBlueprint, next: 'stay' | 'preview') => void;
  /** Beside the buttons. */
  readonly children?: ReactNode;
};

export function BlueprintForm({ blueprint, onSaved, children }: Props) {
  const { form, skills, ...state } = useBlueprintForm(blueprint, onSaved);
  return (
    <div className="tests-form">
      <header className="tests-form__head">
        <h1>{blueprint === undefined ? 'New test' : blueprint.name}</h1>
        {blueprint !== undefined && <span>Version {blueprint.version}</span>}
      </header>
      {blueprint?.isSent === true && (
        <p className="tests-form__note">
          Candidates were invited to this version. Saving makes a new one for the next invitations;
          what was sent stays as it was sent.
        </p>
      )}
      {state.problems.length > 0 && <ProblemList key={state.attempts} problems={state.problems} />}
      {state.refusal !== undefined && <FormProblem key={state.attempts} text={state.refusal} />}
      <form
        className="tests-form__fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          state.submit('stay');
        }}
      >
        <div className="tests-form__actions">
          <Button type="submit" loading={state.isPending}>
            Save
          </Button>
          <Button
            variant="default"
            loading={state.isPending}
            onClick={() => state.submit('preview')}
          >
            Save and preview
          </Button>
          {children}
        </div>
        <Group title="Name">
          <TextInput
            label="Name of the test"
            withAsterisk
            maxLength={NAME_MOST}
            {...field(form, 'name')}
          />
        </Group>
        <BlueprintContents form={form} skills={skills} />
        <BlueprintTiming form={form} />
        <BlueprintWatching form={form} />
        <BlueprintAccommodations form={form} />
      </form>
    </div>
  );
}
