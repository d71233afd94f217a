import type { Endpoint, Input, Output } from '@candor/contract';
import { useForm } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { ApiError, FailureCode } from './api-error.ts';
import { contractProblems, fieldProblems } from './field-problems.ts';
import { type TaskOptions, useWrite } from './server-state.ts';

/** A sentence; or of a field of several rows one for each place in it, such as `0.email`. */
type Problem = string | null | Readonly<Record<string, string>>;

type FormOptions<E extends Endpoint, V> = {
  /** The values at first; their names are the fields that a refusal can be about. */
  readonly initial: V;
  readonly toInput: (values: V) => Input<E>;
  /** Sentences that the contract does not have. */
  readonly rules?: { readonly [N in keyof V]?: (value: V[N], values: V) => Problem };
  /** `blur`: a field is looked at when it is left. Otherwise at the first submit, and from then on while typing. */
  readonly checks?: 'blur';
  /** Fields that have no place for a problem: what is refused of them is told below the others. */
  readonly unshown?: readonly (keyof V)[];
  /** The field that a refusal is about which names none: by its code, or the one field of the form. */
  readonly refusals?: (keyof V & string) | { readonly [C in FailureCode<E>]?: keyof V & string };
};

type Sent<E extends Endpoint> = Omit<TaskOptions<Output<E>, Input<E>>, 'onDone'>;

/** What sends: `useWrite`, or a task of several calls. */
type Sending<E extends Endpoint, Done, Failure extends ApiError<unknown>> = Pick<
  UseMutationResult<Done, Failure, Input<E>>,
  'mutate' | 'error' | 'isPending' | 'submittedAt'
>;

/** TanStack's own type asks whether the input may be left out, and that of any endpoint it cannot say. */
type Send<E extends Endpoint, Done> = (
  input: Input<E>,
  told: {
    readonly onSuccess: (done: Done, input: Input<E>) => void;
    readonly onError: (error: ApiError) => void;
  },
) => void;

type TaskFormOptions<E extends Endpoint, V, Done> = FormOptions<E, V> & {
  /** Once it was done and what it changed was read again, unless the form is gone by then: see `tells`. */
  readonly onDone?: (done: Done, input: Input<E>) => void;
  /** Besides what the form says of it. */
  readonly onRefused?: (error: ApiError) => void;
};

/** The form of an endpoint: its values, the contract's checks, and its refusals in their fields. */
export function useEndpointForm<E extends Endpoint, V extends Record<string, unknown>>(
  endpoint: E,
  options: TaskFormOptions<E, V, Output<E>> & Sent<E>,
) {
  const { onDone: _ofForm, onRefused: _too, ...sent } = options;
  return useTaskForm(endpoint, useWrite(endpoint, sent), options);
}

/** The same where sending is more than one call; `endpoint` is the one that takes the values. */
export function useTaskForm<
  E extends Endpoint,
  V extends Record<string, unknown>,
  Done,
  Failure extends ApiError<unknown>,
>(endpoint: E, sending: Sending<E, Done, Failure>, options: TaskFormOptions<E, V, Done>) {
  const { initial, toInput, checks, onDone, onRefused } = options;
  const [isTried, setTried] = useState(false);
  // Grows with each failure that a field is to blame for: the first such field then takes the focus.
  const [failures, setFailures] = useState(0);
  const { own, validate, refusedFields } = problemsOf(endpoint, options);
  const form = useForm<V>({
    initialValues: initial,
    validateInputOnBlur: checks === 'blur',
    validateInputOnChange: checks !== 'blur' && isTried,
    validate,
  });
  const fail = (): void => setFailures((count) => count + 1);
  const send = (values: V): void => {
    if (sending.isPending) return;
    (sending.mutate as Send<E, Done>)(toInput(values), {
      onSuccess: (done, input) => {
        form.resetDirty(values);
        setTried(false);
        onDone?.(done, input);
      },
      onError: (error) => {
        onRefused?.(error);
        const fields = refusedFields(error);
        if (Object.keys(fields).length === 0) return;
        form.setErrors(fields);
        fail();
      },
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    setTried(true);
    form.onSubmit(send, fail)(event);
  };
  const set = <N extends keyof V & string>(name: N, value: V[N]): void => {
    (form.setFieldValue as (path: string, given: unknown) => void)(name, value);
    // The library looks at the field alone: what lies deeper in it may stand elsewhere now.
    if (typeof value === 'object') {
      form.setErrors(isTried ? validate({ ...form.values, [name]: value }) : {});
    }
  };
  const { error } = sending;
  const isOfForm = error !== null && Object.keys(refusedFields(error)).length === 0;
  return {
    ...form,
    field: (name: keyof V & string, type: 'input' | 'checkbox' = 'input') =>
      form.getInputProps(name as never, { type }),
    set,
    submit,
    failures,
    isPending: sending.isPending,
    /** Whether a submit would be sent, for a button that opens only then. */
    isRight: Object.keys(own(form.values)).length === 0,
    /** What was refused and no field is to blame for. */
    problem: isOfForm ? { key: sending.submittedAt, text: error.message } : null,
  };
}

/** What is wrong by field: by the form's own rules, by the contract, by the server. */
function problemsOf<E extends Endpoint, V extends Record<string, unknown>>(
  endpoint: E,
  { initial, toInput, rules, unshown, refusals }: FormOptions<E, V>,
) {
  const names = Object.keys(initial);
  const shown = names.filter((name) => unshown?.includes(name) !== true);
  const own = (values: V): Readonly<Record<string, string>> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const problem = rules?.[name]?.(values[name] as V[string], values) ?? {};
        if (typeof problem === 'string') return [[name, problem]];
        return Object.entries(problem).map(([place, said]) => [`${name}.${place}`, said]);
      }),
    );
  return {
    own,
    validate: (values: V) => {
      const problems = own(values);
      if (Object.keys(problems).length > 0) return problems;
      const { body } = toInput(values) as { readonly body?: unknown };
      return fieldProblems(contractProblems(endpoint, body), shown);
    },
    refusedFields: (error: ApiError<unknown>): Readonly<Record<string, string>> => {
      const field =
        typeof refusals === 'string' ? refusals : refusals?.[error.code as FailureCode<E>];
      return field === undefined ? fieldProblems(error.fields, shown) : { [field]: error.message };
    },
  };
}
