import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { filtersText } from './filter-words.ts';
import './folded-filters.css';

type Props = {
  /** How many of them narrow what is shown. */
  readonly narrowing: number;
  readonly children: ReactNode;
};

/** Filters in the row of their search field; on a phone a button opens them, so that rows come first. */
export function FoldedFilters({ narrowing, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="folded-filters__open"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {filtersText(narrowing)}
      </Button>
      <div id={id} className="folded-filters" data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
