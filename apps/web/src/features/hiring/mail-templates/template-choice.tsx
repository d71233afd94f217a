import { Button, NativeSelect } from '@mantine/core';
import type { Template } from './letter-draft-rules.ts';

type Props = {
  readonly templates: readonly Template[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
  readonly onAdd: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
};

/** The first one is what the dialogs begin with. */
export function TemplateChoice({ templates, index, onChoose, onAdd, onRemove }: Props) {
  return (
    <div className="row bottom mail-templates-page__choice">
      <NativeSelect
        label="Template"
        description="Dialogs begin with the first one."
        value={String(index)}
        data={templates.map(({ name }, at) => ({
          value: String(at),
          label: `${at + 1}. ${name.trim() === '' ? 'No name' : name}`,
        }))}
        onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
      />
      <Button variant="default" disabled={onAdd === undefined} onClick={onAdd}>
        Add a template
      </Button>
      <Button variant="default" disabled={onRemove === undefined} onClick={onRemove}>
        Remove it
      </Button>
    </div>
  );
}
