import { Button, TextInput } from '@mantine/core';
import type { ViewedList } from '@candor/contract/operations/view-rules';
import { saveView, updateView } from '@candor/contract/operations/views';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { type KeptView, refreshesViews, useDeleteView } from './view-queries.ts';
import { viewWords } from './view-words.ts';

type Props = {
  readonly list: ViewedList;
  readonly query: string;
  /** Undefined: a new one. */
  readonly given: KeptView | undefined;
  readonly onBack: () => void;
  readonly onSaved: (viewID: number) => void;
  readonly onDeleted: (viewID: number) => void;
};

/** What a view is called and who may open it. */
export function ViewForm({ given, ...props }: Props) {
  return given === undefined ? <NewView {...props} /> : <ChangedView given={given} {...props} />;
}

const rules = {
  name: (name: string) => (name.trim() === '' ? viewWords.nameMissing : null),
};

function NewView({ list, query, onBack, onSaved }: Omit<Props, 'given'>) {
  const form = useEndpointForm(saveView, {
    ...refreshesViews,
    initial: { name: '', isShared: false },
    rules,
    toInput: (values) => ({ body: { ...values, list, query, isDefault: false } }),
    onDone: ({ viewID }) => onSaved(viewID),
  });
  return (
    <ModalDialog title={viewWords.saveNew} onClose={onBack}>
      <EndpointForm of={form} className="stack">
        <Fields form={form} />
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onBack}>
            {viewWords.back}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {viewWords.save}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}

type ChangedProps = Omit<Props, 'given'> & { readonly given: KeptView };

function ChangedView({ given, onBack, onSaved, onDeleted }: ChangedProps) {
  const { viewID, name, isShared, isDefault, query } = given;
  const params = { viewID: String(viewID) };
  const form = useEndpointForm(updateView, {
    ...refreshesViews,
    initial: { name, isShared },
    rules,
    // Its filters, and with which a list opens, another tab may have changed since.
    toInput: (values) => ({
      params,
      body: { ...values, query, isDefault, only: changedOf(given, values) },
    }),
    onDone: () => onSaved(viewID),
  });
  const deleting = useDeleteView();
  return (
    <ModalDialog title={viewWords.editTitle} onClose={onBack}>
      <EndpointForm of={form} className="stack">
        <Fields form={form} />
        <FormRefusal of={form} />
        {deleting.error !== null && <FormProblem text={deleting.error.message} />}
        <div className="row gap-sm modal-dialog__actions">
          <Button
            variant="default"
            loading={deleting.isPending}
            onClick={() => deleting.mutate({ params }, { onSuccess: () => onDeleted(viewID) })}
          >
            {viewWords.delete}
          </Button>
          <Button variant="default" onClick={onBack}>
            {viewWords.back}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {viewWords.save}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}

type Named = { readonly name: string; readonly isShared: boolean };

const changedOf = (given: Named, values: Named) =>
  (['name', 'isShared'] as const).filter((part) => values[part] !== given[part]);

type FieldsProps = {
  readonly form: {
    readonly field: (name: 'name' | 'isShared', type?: 'input' | 'checkbox') => object;
  };
};

function Fields({ form }: FieldsProps) {
  return (
    <>
      <TextInput label={viewWords.nameLabel} maxLength={80} {...form.field('name')} />
      <label className="check">
        <input type="checkbox" {...form.field('isShared', 'checkbox')} />
        {viewWords.share}
      </label>
    </>
  );
}
