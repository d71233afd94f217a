import { cvReadings, KIT_NAME_MOST, KIT_TEXT_MOST } from '@candor/contract/interviews/kit-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
import { field, FormProblems, Group, ListedForm } from '../../../ui/step-form.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import type { Kit, SavedKit } from './kit-queries.ts';
import { fieldWords, kitWords } from './kit-words.ts';
import { SectionFields } from './section-fields.tsx';
import { useKitForm } from './use-kit-form.ts';
import './kits.css';

type Props = {
  /** undefined: a new one. */
  readonly kit: Kit | undefined;
  readonly onSaved: (saved: SavedKit) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
};

export function KitForm({ kit, onSaved, children }: Props) {
  const { form, send, ...state } = useKitForm(kit, onSaved);
  return (
    <div className="stack gap-lg column">
      <PageHead
        title={kit === undefined ? kitWords.new : kit.name}
        beside={
          kit !== undefined && <span className="dimmed">{kitWords.version(kit.version)}</span>
        }
      />
      {kit !== undefined && kit.usedBy.length > 0 && <p className="notice">{kitWords.next}</p>}
      <FormProblems of={state} />
      <ListedForm className="stack gap-xl" onSubmit={send}>
        <div className="row form-bar">
          <Button type="submit" loading={state.isPending}>
            {kitWords.save}
          </Button>
          {children}
        </div>
        <TextInput
          label={fieldWords.name}
          withAsterisk
          maxLength={KIT_NAME_MOST}
          {...field(form, 'name')}
        />
        <SectionFields form={form} />
        <AttributeFields form={form} />
        <Group title={fieldWords.free} hint={fieldWords.freeHint}>
          <Textarea
            autosize
            minRows={2}
            maxLength={KIT_TEXT_MOST}
            label={fieldWords.questions}
            {...field(form, 'questions')}
          />
        </Group>
        <Group title={fieldWords.application}>
          <label className="check">
            <input
              type="checkbox"
              checked={form.getValues().sharesApplication}
              onChange={(event) =>
                form.setFieldValue('sharesApplication', event.currentTarget.checked)
              }
            />
            <span>{fieldWords.sharesApplication}</span>
          </label>
          <NativeSelect
            label={fieldWords.cv}
            description={fieldWords.cvHint}
            data={cvReadings.map((value) => ({ value, label: fieldWords.cvReadings[value] }))}
            {...field(form, 'cv')}
          />
        </Group>
      </ListedForm>
    </div>
  );
}
