import type { MonitorName } from '@candor/contract/interviews/monitor-rules';
import { useRead } from '../../../lib/server-state.ts';
import { useListedForm } from '../../../lib/use-listed-form.ts';
import {
  type Blueprint,
  type SavedBlueprint,
  skillsQuery,
  useCreateBlueprint,
  useSaveBlueprint,
} from './tests-queries.ts';
import { bodyOf, emptyBlueprint, liveOf, problemsOf, valuesOf } from './tests-values.ts';

export function useBlueprintForm(
  blueprint: Blueprint | undefined,
  onSaved: (saved: SavedBlueprint, next: 'stay' | 'preview') => void,
) {
  const { data } = useRead(skillsQuery);
  const live = data === undefined ? undefined : liveOf(data.skills);
  const create = useCreateBlueprint();
  const save = useSaveBlueprint();
  const { submit, ...listed } = useListedForm({
    initial: blueprint === undefined ? emptyBlueprint : valuesOf(blueprint),
    problemsOf: (values) => problemsOf(values, live),
    pathOf: (path) => (path === 'familyIDs' ? 'questions' : path),
  });
  const { form } = listed;
  const store = async (): Promise<SavedBlueprint> => {
    const body = bodyOf(form.getValues());
    if (blueprint === undefined) return create.mutateAsync({ body });
    if (!form.isDirty()) return blueprint;
    const { revision, blueprintID } = blueprint;
    const params = { blueprintID: String(blueprintID) };
    return save.mutateAsync({ params, body: { ...body, revision } });
  };
  return {
    ...listed,
    skills: data?.skills,
    submit: (next: 'stay' | 'preview') => submit(async () => onSaved(await store(), next)),
  };
}

export type BlueprintFormState = ReturnType<typeof useBlueprintForm>['form'];

type CheckName =
  | 'shuffleQuestions'
  | 'shuffleOptions'
  | 'showPassMark'
  | MonitorName
  | 'recordScreen'
  | 'keyboardNavigation'
  | 'noCamera';

/** The props of a native checkbox. */
export const check = (form: BlueprintFormState, name: CheckName) => ({
  type: 'checkbox',
  checked: form.getValues()[name],
  onChange: (event: { currentTarget: { checked: boolean } }) =>
    form.setFieldValue(name, event.currentTarget.checked),
});
