import type { ReactNode } from 'react';

/** How a round's interview kit is chosen. */
export type KitField = (given: {
  readonly id: string;
  readonly applicationID: number;
  /** null: none was chosen; undefined: nothing was. */
  readonly value: number | null | undefined;
  readonly error: ReactNode;
  readonly onChange: (kitID: number | null) => void;
}) => ReactNode;
