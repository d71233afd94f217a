import type { ReactNode } from 'react';

export type Key = number | string;

/** On a phone each row is a card of lines: which line, and at its start, at its end, or all of it. */
type Place = `${1 | 2 | 3 | 4} ${'start' | 'end' | 'whole'}`;

export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Of the table; columns without one share what is left. */
  readonly width?: string;
  readonly isDimmed?: boolean;
  /** Digits of one width. */
  readonly isNumber?: boolean;
  /** Of words as long as people like: broken where there is little room, where it would be cut off. */
  readonly isWrapped?: boolean;
  /** Left out: not on the card. The first column begins it. */
  readonly card?: Place | `${Place} small`;
};

/** The first column names the row; a link in it is the whole row. */
export type Columns<Row> = readonly Column<Row>[];

export type Selection<Row> = {
  readonly keys: ReadonlySet<Key>;
  readonly onSelect: (keys: readonly Key[], isSelected: boolean) => void;
  readonly nameAll: string;
  readonly nameOf: (row: Row) => string;
};
