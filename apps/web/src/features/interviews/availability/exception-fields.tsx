import {
  EXCEPTIONS_MOST,
  type HoursException,
} from '@candor/contract/interviews/availability-rules';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldId } from '../../../ui/step-form.tsx';
import { exceptionWords } from './availability-words.ts';
import { nextSpan } from './hours-form-rules.ts';
import { SpanFields } from './span-fields.tsx';

type Errors = Readonly<Record<string, ReactNode>>;

type Props = {
  readonly exceptions: readonly HoursException[];
  readonly errors: Errors;
  readonly onChange: (exceptions: readonly HoursException[]) => void;
};

const empty: HoursException = { firstDay: '', lastDay: '', name: '', spans: [] };

/** Days off and days with other hours. */
export function ExceptionFields({ exceptions, errors, onChange }: Props) {
  const add = (exception: HoursException): void => {
    onChange([...exceptions, exception]);
    const id = fieldId(`exceptions.${exceptions.length}.firstDay`);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const isFull = exceptions.length >= EXCEPTIONS_MOST;
  return (
    <>
      {exceptions.length === 0 && <p className="dimmed">{exceptionWords.none}</p>}
      {exceptions.map((exception, index) => (
        <OneException
          // One is its place: nothing else tells two that are being typed apart.
          key={index}
          place={index + 1}
          exception={exception}
          path={`exceptions.${index}`}
          errors={errors}
          onChange={(changed) => onChange(exceptions.with(index, changed))}
          onRemove={() => {
            onChange(exceptions.toSpliced(index, 1));
            document.getElementById(fieldId('exceptions.add'))?.focus();
          }}
        />
      ))}
      <div className="row gap-sm">
        <Button
          id={fieldId('exceptions.add')}
          variant="default"
          disabled={isFull}
          onClick={() => add(empty)}
        >
          {exceptionWords.addOff}
        </Button>
        <Button
          variant="default"
          disabled={isFull}
          onClick={() => add({ ...empty, spans: [nextSpan([])] })}
        >
          {exceptionWords.addHours}
        </Button>
      </div>
    </>
  );
}

type OneProps = {
  readonly place: number;
  readonly exception: HoursException;
  readonly path: string;
  readonly errors: Errors;
  readonly onChange: (exception: HoursException) => void;
  readonly onRemove: () => void;
};

function OneException({ place, exception, path, errors, onChange, onRemove }: OneProps) {
  const { firstDay, lastDay, name, spans } = exception;
  const field = (which: 'firstDay' | 'lastDay' | 'name') => ({
    id: fieldId(`${path}.${which}`),
    error: errors[`${path}.${which}`],
    value: exception[which],
  });
  return (
    <fieldset className="card stack gap-sm">
      <legend className="visually-hidden">{exceptionWords.legend(place, name)}</legend>
      <div className="stack gap-sm columns top">
        <TextInput
          type="date"
          label={exceptionWords.first}
          {...field('firstDay')}
          onChange={({ currentTarget: { value } }) => {
            // One day is the most usual: the last one follows until it is another.
            const follows = lastDay === '' || lastDay === firstDay || lastDay < value;
            onChange({ ...exception, firstDay: value, lastDay: follows ? value : lastDay });
          }}
        />
        <TextInput
          type="date"
          label={exceptionWords.last}
          {...field('lastDay')}
          onChange={(event) => onChange({ ...exception, lastDay: event.currentTarget.value })}
        />
        <TextInput
          label={exceptionWords.name}
          description={exceptionWords.nameHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          {...field('name')}
          onChange={(event) => onChange({ ...exception, name: event.currentTarget.value })}
        />
      </div>
      {spans.length === 0 && <p className="dimmed">{exceptionWords.off}</p>}
      <SpanFields
        of={exceptionWords.of(place)}
        spans={spans}
        path={`${path}.spans`}
        errors={errors}
        onChange={(changed) => onChange({ ...exception, spans: changed })}
      >
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={exceptionWords.removeOne(place)}
          onClick={onRemove}
        >
          {exceptionWords.remove}
        </Button>
      </SpanFields>
    </fieldset>
  );
}
