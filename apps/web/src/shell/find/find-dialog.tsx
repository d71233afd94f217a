// A select of the browser cannot be typed into, nor hold links.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { CloseButton, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useRested } from '../../ui/use-rested.ts';
import { FindGroup } from './find-group.tsx';
import { findPlaces } from './find-places.ts';
import { findKinds, listOf, useFound } from './find-queries.ts';
import { type FindPlace, placesNamed } from './find-rules.ts';
import { sectionsOf } from './find-sections.ts';
import { useFoundViews } from './find-views.ts';
import { findWords } from './find-words.ts';
import { useFindKeys } from './use-find-keys.ts';
import './find-dialog.css';

type Props = {
  /** Of the navigation. */
  readonly links: readonly FindPlace[];
  /** Whether this person may stand there. */
  readonly isOpen: (to: string) => boolean;
  readonly onClose: () => void;
};

const restMilliseconds = 120;
const PEOPLE_FROM = 3;

/** Everything that this person can go to, by the first letters of its name; arrows choose, Enter goes. */
export function FindDialog({ links, isOpen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const list = useId();
  const asked = typed.trim();
  const rested = useRested(asked, restMilliseconds);
  const { groups, isPending } = useFound(rested, isOpen);
  const places = findPlaces(links).filter(({ to }) => isOpen(to));
  const views = useFoundViews(asked, isOpen);
  // What is shown may still be of other words, or not all of these.
  const isSettled = rested === asked && !isPending && !views.isPending;
  const sections = sectionsOf(
    { places: placesNamed(places, typed), groups, views: views.rows },
    asked,
  );
  const rows = sections.flatMap((section) => section.rows);
  const keys = useFindKeys({ rows, isSettled, list });
  const isOfRecords = findKinds.some((kind) => isOpen(listOf[kind]));
  const hasNothing = rows.length === 0 && !sections.some(({ hasFailed }) => hasFailed);
  return (
    <ModalDialog title={findWords.title} onClose={onClose} isWide>
      <TextInput
        aria-label={findWords.field}
        placeholder={findWords.placeholder[isOfRecords ? 'all' : 'places']}
        maxLength={200}
        leftSection={<SearchIcon />}
        // A phone has no Escape.
        rightSection={<CloseButton aria-label={findWords.close} onClick={onClose} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          keys.forget();
        }}
        onKeyDown={keys.onKeyDown}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={rows.length > 0 ? keys.idOf(keys.chosen) : undefined}
        autoComplete="off"
      />
      <output className="dimmed small find-dialog__nothing">
        {hasNothing && (isSettled ? nothing(asked, isOfRecords) : findWords.looking)}
      </output>
      <div id={list} role="listbox" aria-label={findWords.found} className="find-dialog__found">
        {sections.map((section) => (
          <FindGroup
            key={section.title}
            section={section}
            chosen={rows[keys.chosen]?.key}
            idOf={(key) => keys.idOf(rows.findIndex((row) => row.key === key))}
            onGo={onClose}
          />
        ))}
      </div>
    </ModalDialog>
  );
}

function nothing(asked: string, isOfRecords: boolean): string {
  const isShort = isOfRecords && asked.split(/\s+/).some((word) => word.length < PEOPLE_FROM);
  return [findWords.nothing(asked), isShort && findWords.moreLetters].filter(Boolean).join(' ');
}
