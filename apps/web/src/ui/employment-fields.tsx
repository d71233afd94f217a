import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { employmentWords as words } from './person-words.ts';
import { type Field, Pair } from './step-form.tsx';

type Period = { readonly started: string; readonly ended: string | null };

export type EntryList = {
  readonly add: () => void;
  readonly remove: (index: number) => void;
};

type Props = {
  readonly items: readonly Period[];
  readonly field: Field;
  readonly list: EntryList;
  readonly onCurrent: (index: number, isCurrent: boolean) => void;
};

/** Where somebody worked, each with its months; the last one may go on. */
export function EmploymentFields({ items, field, list, onCurrent }: Props) {
  return (
    <>
      {items.map((item, index) => (
        // Entries have no name of their own before somebody types one.
        <Entry key={index} title={words.employment(index + 1)} onRemove={() => list.remove(index)}>
          <Pair>
            <TextInput
              label={words.employer}
              withAsterisk
              maxLength={120}
              {...field(`employments.${index}.employer`)}
            />
            <TextInput
              label={words.title}
              withAsterisk
              maxLength={120}
              {...field(`employments.${index}.title`)}
            />
          </Pair>
          <Months
            path={`employments.${index}`}
            item={item}
            field={field}
            current={words.now}
            onCurrent={(isCurrent) => onCurrent(index, isCurrent)}
          />
        </Entry>
      ))}
      <AddButton onClick={list.add}>{words.add}</AddButton>
    </>
  );
}

export function Entry({
  title,
  onRemove,
  children,
}: {
  readonly title: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="stack card" aria-label={title}>
      <div className="row gap-md unwrapped spread">
        <p className="bold">{title}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={words.removeOf(title)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
      {children}
    </fieldset>
  );
}

export function AddButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button variant="default" className="step-form__add" onClick={onClick}>
      {children}
    </Button>
  );
}

/** A month field where the browser has one; elsewhere it is text, and the rule says how to write it. */
export function Months({
  path,
  item,
  field,
  current,
  onCurrent,
}: {
  readonly path: string;
  readonly item: Period;
  readonly field: Field;
  readonly current: string;
  readonly onCurrent: (isCurrent: boolean) => void;
}) {
  const ended = field(`${path}.ended`);
  return (
    <>
      <Pair>
        <TextInput
          label={words.from}
          withAsterisk
          type="month"
          placeholder="2021-09"
          {...field(`${path}.started`)}
        />
        {item.ended !== null && (
          <TextInput label={words.to} withAsterisk type="month" placeholder="2023-06" {...ended} />
        )}
      </Pair>
      <label className="check">
        <input
          type="checkbox"
          checked={item.ended === null}
          onChange={(event) => onCurrent(event.currentTarget.checked)}
        />
        {current}
      </label>
    </>
  );
}
