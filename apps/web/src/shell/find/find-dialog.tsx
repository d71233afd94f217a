// A select of the browser cannot be typed into, nor hold links.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { CloseButton, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useRested } from '../../ui/use-rested.ts';
import { findPlaces } from './find-places.ts';
import { type FoundGroup, useFound } from './find-queries.ts';
import { type FindPlace, placesNamed, rowAfter } from './find-rules.ts';
import { findWords, kindWords } from './find-words.ts';
import './find-dialog.css';

type Props = {
  /** Of the navigation. */
  readonly links: readonly FindPlace[];
  /** Whether this person may stand there. */
  readonly isOpen: (to: string) => boolean;
  readonly onClose: () => void;
};

type Row = {
  readonly key: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly text: string;
  readonly note?: string;
  /** To the whole list. */
  readonly leadsOn?: boolean;
};
type Section = { readonly title: string; readonly rows: readonly Row[]; readonly hasFailed?: true };

const restMilliseconds = 120;

/** Everything that this person can go to, by the first letters of its name; arrows choose, Enter goes. */
export function FindDialog({ links, isOpen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const { groups, isPending } = useFound(useRested(typed.trim(), restMilliseconds), isOpen);
  const places = findPlaces(links).filter(({ to }) => isOpen(to));
  const sections = sectionsOf(placesNamed(places, typed), groups, typed);
  const rows = sections.flatMap((section) => section.rows);
  const chosen = Math.min(at, rows.length - 1);
  const idOf = (row: number) => `${list}-${row}`;
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt(rowAfter(chosen, step, rows.length));
    else if (event.key === 'Enter') document.getElementById(idOf(chosen))?.click();
    else return;
    event.preventDefault();
  };
  const hasNothing =
    rows.length === 0 && !isPending && !sections.some(({ hasFailed }) => hasFailed);
  return (
    <ModalDialog title={findWords.title} onClose={onClose} isWide>
      <TextInput
        aria-label={findWords.field}
        placeholder={findWords.placeholder}
        maxLength={200}
        leftSection={<SearchIcon />}
        // A phone has no Escape.
        rightSection={<CloseButton aria-label={findWords.close} onClick={onClose} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={rows.length > 0 ? idOf(chosen) : undefined}
        autoComplete="off"
      />
      <output className="dimmed small find-dialog__nothing">
        {hasNothing && findWords.nothing(typed.trim())}
      </output>
      <div id={list} role="listbox" aria-label={findWords.found} className="find-dialog__found">
        {sections.map((section) => (
          <Group
            key={section.title}
            section={section}
            from={rows.indexOf(section.rows[0] as Row)}
            chosen={chosen}
            idOf={idOf}
            onGo={onClose}
          />
        ))}
      </div>
    </ModalDialog>
  );
}

function sectionsOf(
  places: readonly FindPlace[],
  groups: readonly FoundGroup[],
  typed: string,
): readonly Section[] {
  const found = groups.map(
    ({ kind, rows, all, isMore, hasFailed }): Section => ({
      title: kindWords[kind],
      rows: [
        ...rows.map(({ id, ...row }) => ({ ...row, key: `${kind}-${id}` })),
        ...(isMore ? [{ ...all, key: `${kind}-all`, text: findWords.all, leadsOn: true }] : []),
      ],
      ...(hasFailed && { hasFailed }),
    }),
  );
  const named = places.map((place) => ({ key: place.to, to: place.to, text: place.text }));
  const goTo: Section = { title: findWords.places, rows: named };
  // A name is typed for a person more often than for a page, unless the page is called just so.
  const isNamed = places.some(({ text }) =>
    text.toLowerCase().startsWith(typed.trim().toLowerCase()),
  );
  const all = isNamed ? [goTo, ...found] : [...found, goTo];
  return all.filter(({ rows, hasFailed }) => rows.length > 0 || hasFailed === true);
}

type GroupProps = {
  readonly section: Section;
  /** The number of its first row among all. */
  readonly from: number;
  readonly chosen: number;
  readonly idOf: (row: number) => string;
  readonly onGo: () => void;
};

function Group({ section: { title, rows, hasFailed }, from, chosen, idOf, onGo }: GroupProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="dimmed tiny find-dialog__kind">
        {title} {hasFailed === true && findWords.failed}
      </p>
      {rows.map(({ key, to, search, text, note, leadsOn = false }, index) => (
        <Link
          key={key}
          id={idOf(from + index)}
          to={to}
          search={search ?? {}}
          role="option"
          aria-selected={from + index === chosen}
          // The field keeps the focus; it says which row is meant.
          tabIndex={-1}
          className={`find-dialog__row${leadsOn ? ' find-dialog__row--on' : ''}`}
          onClick={onGo}
        >
          <span>{text}</span>
          {note !== undefined && note !== '' && <span className="dimmed small">{note}</span>}
        </Link>
      ))}
    </div>
  );
}
