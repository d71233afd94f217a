import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { weekdays, weekWords } from './availability-words.ts';
import { copyDay, type Typed } from './hours-form-rules.ts';
import { SpanFields } from './span-fields.tsx';

const CopyDialog = lazy(async () => ({
  default: (await import('./copy-dialog.tsx')).CopyDialog,
}));

type Props = {
  readonly weekly: Typed['weekly'];
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly onChange: (weekly: Typed['weekly']) => void;
};

/** Seven days, each with its spans. */
export function WeekFields({ weekly, errors, onChange }: Props) {
  const [copied, setCopied] = useState<number>();
  return (
    <div className="lines">
      {weekdays.map((day, index) => {
        const spans = weekly[index] ?? [];
        return (
          <fieldset key={day} className="availability__day">
            <legend className="visually-hidden">{day}</legend>
            <div className="availability__name" aria-hidden="true">
              {day}
            </div>
            <div className="stack gap-2xs">
              {spans.length === 0 && (
                <p className="availability__beside dimmed">{weekWords.free}</p>
              )}
              <SpanFields
                of={day}
                spans={spans}
                path={`weekly.${index}`}
                errors={errors}
                onChange={(changed) => onChange(weekly.with(index, changed))}
              >
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={weekWords.copyOf(day)}
                  onClick={() => setCopied(index)}
                >
                  {weekWords.copy}
                </Button>
              </SpanFields>
            </div>
          </fieldset>
        );
      })}
      {copied !== undefined && (
        <Suspense>
          <CopyDialog
            day={copied}
            onClose={() => setCopied(undefined)}
            onCopy={(others) => {
              onChange(copyDay(weekly, copied, others));
              setCopied(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
