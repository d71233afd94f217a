import { type Span, SPANS_MOST } from '@candor/contract/interviews/availability-rules';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldId } from '../../../ui/step-form.tsx';
import { weekWords } from './availability-words.ts';
import { nextSpan, shownEnd, typedEnd } from './hours-form-rules.ts';

type Errors = Readonly<Record<string, ReactNode>>;

type Props = {
  /** Whose hours they are, for who cannot see where the fields stand. */
  readonly of: string;
  readonly spans: readonly Span[];
  /** As the contract names them: `weekly.0`. */
  readonly path: string;
  readonly errors: Errors;
  readonly onChange: (spans: readonly Span[]) => void;
  /** Beside the button that adds hours. */
  readonly children?: ReactNode;
};

const focusSoon = (path: string): void => {
  requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
};

/** The spans of a day: from, to, and one more. */
export function SpanFields({ of, spans, path, errors, onChange, children }: Props) {
  const add = `${path}.add`;
  return (
    <>
      <div className="stack gap-xs">
        {spans.map((span, index) => (
          <SpanRow
            // A span is its place: nothing else tells two that are being typed apart.
            key={index}
            of={of}
            place={index + 1}
            span={span}
            path={`${path}.${index}`}
            errors={errors}
            onChange={(changed) => onChange(spans.with(index, changed))}
            onRemove={() => {
              onChange(spans.toSpliced(index, 1));
              focusSoon(add);
            }}
          />
        ))}
      </div>
      <div className="row">
        <Button
          id={fieldId(add)}
          variant="subtle"
          size="compact-sm"
          aria-label={weekWords.addTo(of)}
          disabled={spans.length >= SPANS_MOST}
          onClick={() => {
            onChange([...spans, nextSpan(spans)]);
            focusSoon(`${path}.${spans.length}.from`);
          }}
        >
          {weekWords.add}
        </Button>
        {children}
      </div>
    </>
  );
}

type RowProps = {
  readonly of: string;
  readonly place: number;
  readonly span: Span;
  readonly path: string;
  readonly errors: Errors;
  readonly onChange: (span: Span) => void;
  readonly onRemove: () => void;
};

function SpanRow({ of, place, span, path, errors, onChange, onRemove }: RowProps) {
  const time = (side: 'from' | 'to') => ({
    id: fieldId(`${path}.${side}`),
    type: 'time',
    className: 'availability__time',
    'aria-label': weekWords[side](of),
    error: errors[`${path}.${side}`],
  });
  return (
    <div className="row top">
      <TextInput
        {...time('from')}
        value={span.from}
        onChange={(event) => onChange({ ...span, from: event.currentTarget.value })}
      />
      <span className="availability__beside" aria-hidden="true">
        {weekWords.until}
      </span>
      <TextInput
        {...time('to')}
        value={shownEnd(span.to)}
        onChange={(event) => onChange({ ...span, to: typedEnd(event.currentTarget.value) })}
      />
      <Button variant="subtle" aria-label={weekWords.removeSpan(of, place)} onClick={onRemove}>
        {weekWords.remove}
      </Button>
      {span.to === '24:00' && (
        <span className="availability__beside dimmed">{weekWords.midnight}</span>
      )}
    </div>
  );
}
