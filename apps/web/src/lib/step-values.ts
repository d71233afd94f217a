import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ApiError } from './api-error.ts';
import { applyDraft } from './apply-draft.ts';
import { readUnsent, useDraft } from './draft.ts';
import { draftWords } from './draft-words.ts';

type Problems = Readonly<Record<string, string>>;

type Options<V> = {
  readonly initial: V;
  readonly problemsOf: (values: V) => Problems;
  /** What the server kept of an earlier visit; null on a profile page, which keeps no drafts. */
  readonly draft: {
    readonly name: string;
    readonly kept: string | null;
    readonly save: (content: string) => Promise<unknown>;
  } | null;
  readonly send: (values: V) => Promise<unknown>;
  readonly onSent: () => void;
};

/** The values of one step: drafted while they are typed, judged by one pure rule, and sent. */
export function useStepValues<V extends Record<string, unknown>>(options: Options<V>) {
  const { problemsOf, draft } = options;
  const [refusal, setRefusal] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const { state, draft: kept } = useDraft({
    name: draft?.name ?? 'none',
    save: draft?.save ?? (async () => {}),
  });
  const form = useForm<V>({
    mode: 'controlled',
    initialValues: applyDraft(
      options.initial,
      draft === null ? null : (readUnsent(draft.name) ?? draft.kept),
    ),
    validateInputOnBlur: true,
    validate: (values) => problemsOf(values),
    onValuesChange: (values) => {
      if (draft !== null) kept.keep(JSON.stringify(values));
    },
  });
  const submit = async (): Promise<void> => {
    setPending(true);
    setRefusal(undefined);
    try {
      await options.send(form.getValues());
      kept.drop();
      options.onSent();
    } catch (error) {
      setRefusal(error);
      setFailedSubmits((before) => before + 1);
    } finally {
      setPending(false);
    }
  };
  const problems = problemsOf(form.getValues());
  const listed = refusal === undefined ? listOf(problems) : refusedList(refusal);
  return {
    form,
    isValid: Object.keys(problems).length === 0,
    isPending,
    /** Grows with each, so that the list of problems appears anew. */
    failedSubmits,
    problems: failedSubmits === 0 ? [] : listed,
    note: draft === null || state === 'untouched' ? null : draftWords[state],
    submit: () => void submit(),
    submitInvalid: () => {
      form.validate();
      setRefusal(undefined);
      setFailedSubmits((before) => before + 1);
    },
  };
}

const listOf = (problems: Problems) =>
  Object.entries(problems).map(([path, text]) => ({ path, text }));

function refusedList(refusal: unknown): { path: string; text: string }[] {
  if (!(refusal instanceof ApiError)) throw refusal;
  const { fields, message } = refusal;
  if (fields.length === 0) return [{ path: '', text: message }];
  return fields.map((field) => ({
    path: field.path.replace(/^body\./, ''),
    text: field.message,
  }));
}
