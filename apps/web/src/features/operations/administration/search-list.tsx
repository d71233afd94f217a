import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const PAGE_ROWS = 50;

type Props = {
  readonly label: string;
  readonly search: string;
  readonly page: number;
  readonly total: number | undefined;
  readonly onChange: (change: { search?: string; page?: number }) => void;
  readonly children: ReactNode;
};

/** A search above a list, and the way from page to page below it. */
export function SearchList({ label, search, page, total, onChange, children }: Props) {
  const [typed, setTyped] = useState(search);
  const pages = Math.max(1, Math.ceil((total ?? 0) / PAGE_ROWS));
  return (
    <>
      <search>
        <form
          className="administration__search"
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ search: typed.trim(), page: 1 });
          }}
        >
          <TextInput
            label={label}
            type="search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            Search
          </Button>
          <output className="administration__note tabular">
            {total === undefined ? '' : `${total} found`}
          </output>
        </form>
      </search>
      {children}
      {pages > 1 && (
        <nav className="administration__buttons" aria-label="Pages">
          <Button
            variant="default"
            disabled={page <= 1}
            onClick={() => onChange({ page: page - 1 })}
          >
            Previous
          </Button>
          <span className="tabular">
            Page {page} of {pages}
          </span>
          <Button
            variant="default"
            disabled={page >= pages}
            onClick={() => onChange({ page: page + 1 })}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}
