import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ApiError } from './api-error.ts';

type Options<V> = {
  readonly initial: V;
  readonly problemsOf: (values: V) => Readonly<Record<string, string>>;
  /** Where the form shows what the server has against a path of the body. */
  readonly pathOf?: (path: string) => string;
  readonly onValues?: (values: V) => void;
};

/** A form too long to see each problem at its field alone: once tried, what is wrong is listed above it. */
export function useListedForm<V extends Record<string, unknown>>(options: Options<V>) {
  const { initial, problemsOf, pathOf = (path) => path, onValues } = options;
  // Grows with each failure, so that the list appears anew and takes the focus.
  const [attempts, setAttempts] = useState(0);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const form = useForm<V>({
    initialValues: initial,
    validateInputOnBlur: true,
    validate: problemsOf,
    onValuesChange: (values) => {
      setRefusal(undefined);
      onValues?.(values);
    },
  });
  const refuse = ({ fields, message }: ApiError): void => {
    for (const { path, message: problem } of fields) {
      form.setFieldError(pathOf(path.replace(/^body\./, '')), problem);
    }
    setRefusal(message);
    setAttempts((before) => before + 1);
  };
  /** Does what is to be done with values that are right, and shows what is refused. */
  const submit = async (send: () => Promise<void>): Promise<void> => {
    setTried(true);
    setAttempts((before) => before + 1);
    if (form.validate().hasErrors) return;
    setPending(true);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error);
    } finally {
      setPending(false);
    }
  };
  const problems = isTried ? Object.entries(problemsOf(form.getValues())) : [];
  return {
    form,
    attempts,
    refusal,
    isPending,
    problems: problems.map(([path, text]) => ({ path, text })),
    refuse,
    submit: (send: () => Promise<void>) => void submit(send),
  };
}
