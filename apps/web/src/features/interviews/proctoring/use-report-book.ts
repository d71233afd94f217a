import { useEffect, useEffectEvent, useState } from 'react';
import { createReportBook, type ReportsState } from './report-book.ts';
import type { RoomMonitorsProps } from './room-monitors-props.ts';

const nothingWaits: ReportsState = { waiting: 0, durable: true };

type Props = Pick<RoomMonitorsProps, 'token' | 'scheduleId' | 'onSettling'>;

/** The room's way to the server: open as long as the room, whether anything watches or not. */
export function useReportBook({ token, scheduleId, onSettling }: Props) {
  const [waiting, setWaiting] = useState(nothingWaits);
  const [reports] = useState(() => createReportBook({ token, scheduleId }, setWaiting));
  const tellRoom = useEffectEvent(() => onSettling((ms) => reports.settled(ms)));
  useEffect(() => {
    reports.open();
    tellRoom();
    return () => reports.close();
  }, [reports]);
  return { reports, waiting };
}
