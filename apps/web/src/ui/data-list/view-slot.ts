import { createContext, type ReactNode } from 'react';

/** What whoever keeps views must know of a list. */
export type ListOfViews = {
  /** The path of its endpoint, which tells it from other lists. */
  readonly asks: string;
  /** With its article, as in “the jobs”. */
  readonly what: string;
  /** The names of the address that a view is made of: filters and order. */
  readonly names: readonly string[];
  /** Columns that can be hidden. */
  readonly columns: readonly string[];
};

/** The name in the address under which hidden columns stand. */
export const HIDDEN = 'hide';

/** A column's name may hold a comma; none holds a bar. */
export const hiddenOf = (value: string | undefined): readonly string[] =>
  (value ?? '').split('|').filter((name) => name !== '');

/** Whoever frames the lists says how their views are kept; without it they have none. */
export const ViewSlot = createContext<(list: ListOfViews) => ReactNode>(() => null);
