import { type ReactNode, useMemo, useRef } from 'react';
import { type TimesOf, useWatchReport } from './use-watch-report.ts';
import { sendWatched } from './viewing-queries.ts';
import type { Stretch } from './watched-rules.ts';

type Props = {
  readonly token: string;
  readonly viewKey: string | null;
  readonly timesOf: TimesOf;
  readonly onLookAgain: () => void;
  readonly children: ReactNode;
};

/** Around what a viewer plays: tells the server what of it was played. */
export function SharedWatched({ token, viewKey, timesOf, onLookAgain, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const send = useMemo(() => {
    if (viewKey === null) return null;
    return (ranges: readonly Stretch[]) => sendWatched(token, viewKey, ranges);
  }, [token, viewKey]);
  useWatchReport({ send, frame, timesOf, onRefused: onLookAgain });
  return <div ref={frame}>{children}</div>;
}
