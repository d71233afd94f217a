import { useEffect, useEffectEvent } from 'react';
import type { RoomMonitorsProps } from './room-monitors-props.ts';

/** What is so for a while: said when it begins, and taken back when it is over. */
export function useStandingWarning(
  onWarning: RoomMonitorsProps['onWarning'],
  { source, title }: { readonly source: string; readonly title: string },
  text: string | null,
): void {
  const say = useEffectEvent((lines: readonly string[]) =>
    onWarning({ source, title, lines, stays: true }),
  );
  useEffect(() => {
    if (text === null) return;
    say([text]);
    return () => say([]);
  }, [text]);
}
