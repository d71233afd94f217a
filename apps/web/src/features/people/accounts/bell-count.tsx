import type { Output } from '@candor/contract';
import { countUnreadNotices } from '@candor/contract/people/notice-reading';
import { heard } from '../../../lib/changes.ts';
import { read, useRead } from '../../../lib/server-state.ts';
import { BellIcon } from '../../../ui/icons.tsx';
import './bell-count.css';

/** Nobody tells what another tab has read. */
const unreadNoticesQuery = read(
  countUnreadNotices,
  {},
  heard<Output<typeof countUnreadNotices>>({
    hears: { notices: true },
    everyMs: 120_000,
    inAnyCaseMs: 120_000,
  }),
);

/** The bell with how many of the newest notices were not read; a node of before counts none. */
export function BellCount() {
  const count = useRead(unreadNoticesQuery).data?.count ?? 0;
  return (
    <>
      {/* Drawn by the stylesheet, and said beside the label of the link. */}
      <span
        className="bell-count"
        data-count={count === 0 ? undefined : count > 99 ? '99+' : count}
      >
        <BellIcon />
      </span>
      {count > 0 && <span className="visually-hidden">({count})</span>}
    </>
  );
}
