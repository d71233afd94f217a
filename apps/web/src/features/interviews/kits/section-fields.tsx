import { KIT_LINE_MOST, KIT_TEXT_MOST } from '@candor/contract/interviews/kit-rules';
import { Button, Textarea, TextInput } from '@mantine/core';
import { field, Group } from '../../../ui/step-form.tsx';
import type { KitFormState } from './use-kit-form.ts';
import { isFull, minutesTyped, newSection } from './kit-values.ts';
import { fieldWords } from './kit-words.ts';

/** What is talked about, in order. */
export function SectionFields({ form }: { readonly form: KitFormState }) {
  const values = form.getValues();
  return (
    <Group title={fieldWords.plan} hint={fieldWords.planHint}>
      {values.sections.map((_, index) => (
        // Parts are told apart by their place: their texts are being typed.
        <fieldset
          key={index}
          className="stack gap-sm card"
          aria-label={fieldWords.section(index + 1)}
        >
          <div className="kits__line">
            <TextInput
              label={fieldWords.title}
              maxLength={KIT_LINE_MOST}
              {...field(form, `sections.${index}.title`)}
            />
            <TextInput
              label={fieldWords.minutes}
              inputMode="numeric"
              maxLength={3}
              {...field(form, `sections.${index}.minutes`)}
            />
          </div>
          <Textarea
            autosize
            minRows={2}
            label={fieldWords.questions}
            {...field(form, `sections.${index}.questions`)}
          />
          <Textarea
            autosize
            minRows={1}
            maxLength={KIT_TEXT_MOST}
            label={fieldWords.lookFor}
            {...field(form, `sections.${index}.lookFor`)}
          />
          <div className="row">
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => form.removeListItem('sections', index)}
            >
              {fieldWords.removeSection(index + 1)}
            </Button>
          </div>
        </fieldset>
      ))}
      <div className="row spread">
        <Button
          variant="default"
          disabled={isFull.sections(values)}
          onClick={() => form.insertListItem('sections', newSection)}
        >
          {fieldWords.addSection}
        </Button>
        <output className="dimmed">{fieldWords.minutesAll(minutesTyped(values))}</output>
      </div>
    </Group>
  );
}
