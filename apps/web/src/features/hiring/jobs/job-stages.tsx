import { REPLY_WITHIN_DAYS, STAGES_MOST, stageTemplates } from '@candor/contract/hiring/job-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { field, fieldId, Group } from '../../../ui/step-form.tsx';
import { type Template, templateValues } from './job-form-values.ts';
import { choicesOf, stageWords } from './job-words.ts';
import { StageTemplateSaving } from './stage-template-saving.tsx';
import { stageTemplatesQuery } from './stage-template-queries.ts';
import { RowActions } from './row-actions.tsx';
import { useRowFocus } from './use-row-focus.ts';
import type { JobFormState } from './use-job-form.ts';

/** The first stage is where applications arrive; it stays the first. */
export function JobStages({ form }: { readonly form: JobFormState }) {
  const { stages } = form.getValues();
  const focus = useRowFocus();
  const { error, id } = field(form, 'stages');
  const { data } = useRead(stageTemplatesQuery);
  const templates: readonly Template[] = [...stageTemplates, ...(data?.templates ?? [])];
  const shown = JSON.stringify(stages.map(({ stageID: _id, ...stage }) => stage));
  const fits = (template: Template) => JSON.stringify(templateValues(template)) === shown;
  return (
    <Group
      title="Stages"
      hint="The way of an applicant, from the first to the last; with the days in which each stage promises an answer."
    >
      <NativeSelect
        id={id}
        label="Start from a template"
        error={error}
        value={templates.find(fits)?.name ?? ''}
        data={[{ value: '', label: 'Own stages' }, ...templates.map(({ name }) => name)]}
        onChange={({ currentTarget: { value } }) => {
          const template = templates.find(({ name }) => name === value);
          if (template === undefined) return;
          form.setFieldValue('stages', templateValues(template));
        }}
      />
      <div className="stack gap-sm">
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
            const replyWithinDays = String(REPLY_WITHIN_DAYS);
            form.insertListItem('stages', { name: '', kind, replyWithinDays });
            focus(fieldId(`stages.${stages.length}.name`));
          }}
        >
          Add a stage
        </Button>
      </div>
      <StageTemplateSaving stages={stages} />
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
    <div className="stack gap-xs top job-form__row job-form__row--stage">
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
      <TextInput
        aria-label={`Days until a reply in stage ${index + 1}`}
        placeholder="No reply date"
        inputMode="numeric"
        maxLength={3}
        {...field(form, `stages.${index}.replyWithinDays`)}
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
