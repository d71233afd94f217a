import type { ReactNode } from 'react';

export type ConsoleLink = {
  readonly to: string;
  /** As the routes' static data names it: the link is current on every page of its area. */
  readonly area: string;
  /** Areas that are reached from its page; each shows the way back to it. */
  readonly has?: readonly string[];
  readonly text: string;
  readonly icon: ReactNode;
};

type Standing = Pick<ConsoleLink, 'area' | 'has'>;

/** Whether the page that is shown is reached from this link's. */
export const isAbove = ({ has }: Standing, current: string | undefined): boolean =>
  current !== undefined && has?.includes(current) === true;

export const isCurrent = (link: Standing, current: string | undefined): boolean =>
  link.area === current || isAbove(link, current);
