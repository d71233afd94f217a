import { KIT_LINE_MOST, points } from '@candor/contract/interviews/kit-rules';
import { Button, TextInput } from '@mantine/core';
import { field, Group } from '../../../ui/step-form.tsx';
import type { KitFormState } from './use-kit-form.ts';
import { isFull, newAttribute } from './kit-values.ts';
import { fieldWords } from './kit-words.ts';

/** By what each interviewer judges, with the words of every point. */
export function AttributeFields({ form }: { readonly form: KitFormState }) {
  const values = form.getValues();
  return (
    <Group title={fieldWords.card} hint={fieldWords.cardHint}>
      {values.attributes.map(({ isMust }, index) => (
        // Told apart by their place: their names are being typed.
        <fieldset
          key={index}
          className="stack gap-sm card"
          aria-label={fieldWords.attribute(index + 1)}
        >
          <TextInput
            label={fieldWords.attributeName}
            maxLength={KIT_LINE_MOST}
            {...field(form, `attributes.${index}.name`)}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={isMust}
              onChange={(event) =>
                form.setFieldValue(`attributes.${index}.isMust`, event.currentTarget.checked)
              }
            />
            <span>{fieldWords.isMust}</span>
          </label>
          {points.map((point, place) => (
            <TextInput
              key={point}
              label={fieldWords.point(point)}
              maxLength={KIT_LINE_MOST}
              {...field(form, `attributes.${index}.points.${place}`)}
            />
          ))}
          <div className="row">
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => form.removeListItem('attributes', index)}
            >
              {fieldWords.removeAttribute(index + 1)}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="default"
          disabled={isFull.attributes(values)}
          onClick={() => form.insertListItem('attributes', newAttribute)}
        >
          {fieldWords.addAttribute}
        </Button>
      </div>
    </Group>
  );
}
