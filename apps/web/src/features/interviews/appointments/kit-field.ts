import type { ReactNode } from 'react';

/** How a round's interview kit is chosen. */
export type KitField = (given: {
  readonly id: string;
  readonly value: number | undefined;
  readonly error: ReactNode;
  readonly onChange: (kitID: number | undefined) => void;
}) => ReactNode;
