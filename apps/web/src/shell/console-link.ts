import type { ReactNode } from 'react';

export type ConsoleLink = {
  readonly to: string;
  /** As the routes' static data names it: the link is current on every page of its area. */
  readonly area: string;
  readonly text: string;
  readonly icon: ReactNode;
};
