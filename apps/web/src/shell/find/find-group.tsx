// A select of the browser holds no links.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { FindSection } from './find-sections.ts';
import { findWords } from './find-words.ts';
import './find-group.css';

type Props = {
  readonly section: FindSection;
  /** The key of the chosen row. */
  readonly chosen: string | undefined;
  readonly idOf: (key: string) => string;
  readonly onGo: () => void;
};

/** What was found of one kind. */
export function FindGroup({ section: { title, rows, hasFailed }, chosen, idOf, onGo }: Props) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="dimmed tiny find-group__kind">
        {title} {hasFailed === true && findWords.failed}
      </p>
      {rows.map(({ key, to, search, text, note, leadsOn = false }) => (
        <Link
          key={key}
          id={idOf(key)}
          to={to}
          search={search ?? {}}
          role="option"
          aria-selected={key === chosen}
          // The field keeps the focus; it says which row is meant.
          tabIndex={-1}
          className={`find-group__row${leadsOn ? ' find-group__row--on' : ''}`}
          onClick={onGo}
        >
          <span>{text}</span>
          {note !== undefined && note !== '' && <span className="dimmed small">{note}</span>}
        </Link>
      ))}
    </div>
  );
}
