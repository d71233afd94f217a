import { type LiveKind, liveKinds } from '@candor/contract/interviews/appointment-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldId, Group } from '../../../ui/step-form.tsx';
import { ZoneField } from '../../../ui/zone-field.tsx';
import type { Person } from './live-queries.ts';
import type { KitField } from './kit-field.ts';
import { kindWords } from './live-words.ts';
import { SeatFields } from './schedule-seats.tsx';
import type { TypedRound } from './schedule-values.ts';
import { peopleWords, roundWords } from './schedule-words.ts';

type Props = {
  readonly index: number;
  readonly count: number;
  readonly round: TypedRound;
  readonly known: readonly Person[];
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly applicationID: number;
  readonly kitField: KitField;
  readonly onChange: (round: TypedRound) => void;
  readonly onRemove: () => void;
};

/** What is asked for, and by whom: one talk of those that follow each other. */
export function RoundFields({ kitField, applicationID, ...props }: Props) {
  const { index, count, round, known, errors, onChange, onRemove } = props;
  const path = `rounds.${index}`;
  const place = index + 1;
  const typed = (name: TypedName) => ({
    id: fieldId(`${path}.${name}`),
    value: round[name],
    error: errors[`${path}.${name}`],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...round, [name]: event.currentTarget.value }),
  });
  const whole = (name: TypedName) =>
    ({ ...typed(name), inputMode: 'numeric', maxLength: 4 }) as const;
  return (
    <>
      <Group title={roundWords.title(place, count)} hint={hintOf(index)}>
        <div className="stack gap-sm columns bottom">
          <NativeSelect
            label={roundWords.kind}
            value={round.kind}
            data={liveKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
            onChange={(event) =>
              onChange({ ...round, kind: event.currentTarget.value as LiveKind })
            }
          />
          <TextInput label={roundWords.minutes} {...whole('minutes')} />
        </div>
        <div className="stack gap-sm columns bottom">
          <TextInput label={roundWords.before} {...whole('bufferBefore')} />
          <TextInput label={roundWords.after} {...whole('bufferAfter')} />
        </div>
        <div className="stack gap-sm columns top">
          <TextInput
            label={roundWords.notice}
            description={roundWords.noticeHint}
            {...whole('noticeHours')}
          />
          <TextInput
            type="date"
            label={roundWords.lastDay}
            description={roundWords.lastDayHint}
            {...typed('lastDay')}
          />
        </div>
        <ZoneField
          label={roundWords.zone}
          value={round.timeZone}
          error={errors[`${path}.timeZone`]}
          onChange={(timeZone) => onChange({ ...round, timeZone })}
        />
        {kitField({
          applicationID,
          id: fieldId(`${path}.kitID`),
          value: round.kitID,
          error: errors[`${path}.kitID`],
          onChange: (kitID) => onChange({ ...round, kitID }),
        })}
      </Group>
      <SeatFields
        {...{ path, known, errors }}
        title={count > 1 ? peopleWords.titleOf(place) : peopleWords.title}
        groups={round.groups}
        onChange={(groups) => onChange({ ...round, groups })}
      />
      {count > 1 && (
        <div className="row">
          <Button variant="default" onClick={onRemove}>
            {roundWords.remove(place)}
          </Button>
        </div>
      )}
    </>
  );
}

type TypedName = 'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeHours' | 'lastDay';

const hintOf = (index: number): string | undefined =>
  index === 0 ? undefined : roundWords.follows(index);
