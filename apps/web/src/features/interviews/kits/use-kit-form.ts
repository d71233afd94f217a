import { useListedForm } from '../../../lib/use-listed-form.ts';
import { type Kit, type SavedKit, useCreateKit, useSaveKit } from './kit-queries.ts';
import { bodyOf, type KitValues, problemsOf, proposedKit, valuesOf } from './kit-values.ts';

export function useKitForm(kit: Kit | undefined, onSaved: (saved: SavedKit) => void) {
  const create = useCreateKit();
  const save = useSaveKit();
  const { submit, ...listed } = useListedForm<KitValues>({
    initial: kit === undefined ? proposedKit : valuesOf(kit),
    problemsOf,
    pathOf: (path) => path.replace(/^content\./, ''),
  });
  const { form } = listed;
  const store = (): Promise<SavedKit> => {
    const body = bodyOf(form.getValues());
    if (kit === undefined) return create.mutateAsync({ body });
    const { kitID, version } = kit;
    const params = { kitID: String(kitID) };
    return save.mutateAsync({ params, body: { ...body, version } });
  };
  return { ...listed, send: () => submit(async () => onSaved(await store())) };
}

export type KitFormState = ReturnType<typeof useKitForm>['form'];
