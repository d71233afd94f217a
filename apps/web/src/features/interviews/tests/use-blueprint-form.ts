import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldId } from '../../../ui/step-form.tsx';
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
  const [attempts, setAttempts] = useState(0);
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { data } = useRead(skillsQuery);
  const live = data === undefined ? undefined : liveOf(data.skills);
  const create = useCreateBlueprint();
  const save = useSaveBlueprint();
  const form = useForm({
    mode: 'controlled',
    initialValues: blueprint === undefined ? emptyBlueprint : valuesOf(blueprint),
    validateInputOnBlur: true,
    validate: (values) => problemsOf(values, live),
    onValuesChange: () => setRefusal(undefined),
  });
  const store = async (): Promise<SavedBlueprint> => {
    const body = bodyOf(form.getValues());
    if (blueprint === undefined) return create.mutateAsync({ body });
    if (!form.isDirty()) return blueprint;
    const { revision, blueprintID } = blueprint;
    const params = { blueprintID: String(blueprintID) };
    return save.mutateAsync({ params, body: { ...body, revision } });
  };
  const submit = async (next: 'stay' | 'preview'): Promise<void> => {
    setTried(true);
    setAttempts((before) => before + 1);
    if (form.validate().hasErrors) return;
    try {
      onSaved(await store(), next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.fields) {
        const field = path.replace(/^body\./, '');
        form.setFieldError(field === 'familyIDs' ? 'questions' : field, message);
      }
      setRefusal(error.message);
      setAttempts((before) => before + 1);
    }
  };
  const problems = Object.entries(problemsOf(form.getValues(), live));
  return {
    form,
    attempts,
    refusal,
    skills: data?.skills,
    isPending: create.isPending || save.isPending,
    problems: hasTried ? problems.map(([path, text]) => ({ path, text })) : [],
    submit: (next: 'stay' | 'preview') => void submit(next),
  };
}

export type BlueprintFormState = ReturnType<typeof useBlueprintForm>['form'];

/** The props of a field: its value, its problem, and the id that the list of problems leads to. */
export const field = (form: BlueprintFormState, path: string) => ({
  id: fieldId(path),
  ...form.getInputProps(path),
});

type CheckName =
  | 'shuffleQuestions'
  | 'shuffleOptions'
  | 'showPassMark'
  | 'eye'
  | 'voice'
  | 'keyboard'
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
