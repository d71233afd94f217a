import { NAME_MOST } from '@candor/contract/interviews/tests-rules';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
import { field, FormProblems, Group, ListedForm } from '../../../ui/step-form.tsx';
import { BlueprintContents } from './tests-contents.tsx';
import type { Blueprint, SavedBlueprint } from './tests-queries.ts';
import { BlueprintAccommodations, BlueprintTiming, BlueprintWatching } from './tests-settings.tsx';
import { useBlueprintForm } from './use-blueprint-form.ts';
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
    <div className="stack gap-lg column">
      <PageHead
        title={blueprint === undefined ? 'New test' : blueprint.name}
        beside={
          blueprint !== undefined && <span className="dimmed">Version {blueprint.version}</span>
        }
      />
      {blueprint?.isSent === true && (
        <p className="tests-form__note">
          Candidates were invited to this version. Saving makes a new one for the next invitations;
          what was sent stays as it was sent.
        </p>
      )}
      <FormProblems of={state} />
      <ListedForm className="stack gap-xl" onSubmit={() => state.submit('stay')}>
        <div className="row form-bar">
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
        <BlueprintTiming form={form} blueprint={blueprint} />
        <BlueprintWatching form={form} />
        <BlueprintAccommodations form={form} />
      </ListedForm>
    </div>
  );
}
