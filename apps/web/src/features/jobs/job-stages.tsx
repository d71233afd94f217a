import { STAGES_MOST, stageTemplates } from '@candor/contract/job-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { fieldId, Group } from '../../ui/step-form.tsx';
import { choicesOf, stageWords } from './job-words.ts';
import { RowActions } from './row-actions.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { field, type JobFormState } from './use-job-form.ts';

/** The first stage is where applications arrive; it stays the first. */
export function JobStages({ form }: { readonly form: JobFormState }) {
  const { stages } = form.getValues();
  const focus = useRowFocus();
  const { error, id } = field(form, 'stages');
  const fits = ({ stages: own }: (typeof stageTemplates)[number]) =>
    JSON.stringify(own) === JSON.stringify(stages.map(({ name, kind }) => ({ name, kind })));
  return (
    <Group title="Stages" hint="The way of an applicant, from the first to the last.">
      <NativeSelect
        id={id}
        label="Start from a template"
        error={error}
        value={stageTemplates.find(fits)?.name ?? ''}
        data={[{ value: '', label: 'Own stages' }, ...stageTemplates.map(({ name }) => name)]}
        onChange={({ currentTarget: { value } }) => {
          const template = stageTemplates.find(({ name }) => name === value);
          if (template === undefined) return;
          form.setFieldValue(
            'stages',
            template.stages.map((stage) => ({ ...stage })),
          );
        }}
      />
      <div className="job-form__rows">
        {stages.map((_, index) => (
          // Rows are told apart by their place: their names are being typed.
          <StageRow key={index} form={form} index={index} focus={focus} />
        ))}
      </div>
      <div>
        <Button
          variant="default"
          disabled={stages.length >= STAGES_MOST}
          onClick={() => {
            const kind = stages.length === 0 ? 'applied' : 'interview';
            form.insertListItem('stages', { name: '', kind });
            focus(fieldId(`stages.${stages.length}.name`));
          }}
        >
          Add a stage
        </Button>
      </div>
    </Group>
  );
}

type RowProps = {
  readonly form: JobFormState;
  readonly index: number;
  readonly focus: (id: string) => void;
};

function StageRow({ form, index, focus }: RowProps) {
  const { stages } = form.getValues();
  const name = stages[index]?.name ?? '';
  const isFirst = index === 0;
  const move = (to: number): void => {
    form.reorderListItem('stages', { from: index, to });
    focus(fieldId(`stages.${to}.name`));
  };
  const kinds = choicesOf(stageWords).filter(({ value }) => (value === 'applied') === isFirst);
  return (
    <div className="job-form__row">
      <TextInput
        aria-label={`Stage ${index + 1}`}
        maxLength={60}
        {...field(form, `stages.${index}.name`)}
      />
      <NativeSelect
        aria-label={`Kind of stage ${index + 1}`}
        data={kinds}
        {...field(form, `stages.${index}.kind`)}
      />
      <RowActions
        name={`stage ${index + 1}${name === '' ? '' : `, ${name}`}`}
        onUp={index > 1 ? () => move(index - 1) : undefined}
        onDown={!isFirst && index < stages.length - 1 ? () => move(index + 1) : undefined}
        onRemove={
          isFirst
            ? undefined
            : () => {
                form.removeListItem('stages', index);
                focus(fieldId(`stages.${index - 1}.name`));
              }
        }
      />
    </div>
  );
}
