import { SEATS_MOST } from '@candor/contract/interviews/appointment-rules';
import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldId, Group } from '../../../ui/step-form.tsx';
import type { Person } from './live-queries.ts';
import { PeopleField } from './schedule-people.tsx';
import { seatCount, type TypedGroup } from './schedule-values.ts';
import { peopleWords } from './schedule-words.ts';

type Props = {
  readonly path: string;
  readonly title: string;
  readonly groups: readonly TypedGroup[];
  readonly known: readonly Person[];
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly onChange: (groups: readonly TypedGroup[]) => void;
};

/** Seats; of a pool of people as many as are to come. */
export function SeatFields({ path, title, groups, known, errors, onChange }: Props) {
  const add = (): void => {
    onChange([...groups, { count: 1, people: [] }]);
    const id = fieldId(`${path}.groups.${groups.length}`);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <Group title={title} hint={peopleWords.hint}>
      {groups.map((group, index) => (
        <OneGroup
          // A group is its place: two of them may have the same people.
          key={index}
          {...{ group, known, place: index + 1, isOnly: groups.length === 1 }}
          id={fieldId(`${path}.groups.${index}`)}
          error={errors[`${path}.groups.${index}`]}
          onChange={(changed) => onChange(groups.with(index, changed))}
          onRemove={() => onChange(groups.toSpliced(index, 1))}
        />
      ))}
      <p className="dimmed small">{peopleWords.noHoursHint}</p>
      <div className="row">
        <Button variant="default" disabled={seatCount(groups) >= SEATS_MOST} onClick={add}>
          {peopleWords.addSeat}
        </Button>
      </div>
    </Group>
  );
}

type GroupProps = {
  readonly id: string;
  readonly place: number;
  readonly isOnly: boolean;
  readonly group: TypedGroup;
  readonly known: readonly Person[];
  readonly error: ReactNode;
  readonly onChange: (group: TypedGroup) => void;
  readonly onRemove: () => void;
};

function OneGroup({ id, place, isOnly, group, known, error, onChange, onRemove }: GroupProps) {
  const { count, people } = group;
  const label = peopleWords.group(place);
  return (
    <fieldset className="stack gap-xs schedule__group">
      <legend className={isOnly ? 'visually-hidden' : undefined}>{label}</legend>
      <PeopleField
        {...{ id, label, people, known, error }}
        onChange={(changed) =>
          onChange({ count: Math.max(1, Math.min(count, changed.length)), people: changed })
        }
      />
      {people.length > 1 && (
        <NativeSelect
          label={peopleWords.how}
          value={String(count)}
          data={people.map((_, index) => ({
            value: String(index + 1),
            label: countText(index + 1, people.length),
          }))}
          onChange={(event) => onChange({ people, count: Number(event.currentTarget.value) })}
        />
      )}
      {!isOnly && (
        <div className="row">
          <Button variant="default" size="compact-sm" onClick={onRemove}>
            {peopleWords.removeSeat(place)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function countText(count: number, all: number): string {
  if (count === 1) return peopleWords.one;
  return count === all ? peopleWords.all(count) : peopleWords.many(count);
}
