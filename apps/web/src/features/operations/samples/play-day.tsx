import { Button } from '@mantine/core';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Stop, stopsOf } from './day-rules.ts';
import { setDay, useDay } from './day-state.ts';
import { dayWords, stopWords } from './day-words.ts';
import { sampleQuery } from './sample-queries.ts';
import './play-day.css';

type Props = {
  /** Whether the reader may open a page. */
  readonly isOpen: (to: string) => boolean;
};

/** The stops of the day beside the pages that they lead to, until the reader leaves it. */
export function PlayDay({ isOpen }: Props) {
  const { data } = useRead(sampleQuery);
  const { at } = useDay();
  const stops = stopsOf(data?.places ?? [], isOpen);
  const place = Math.min(at, stops.length - 1);
  const stop = stops[place];
  if (data?.state !== 'here' || stop === undefined) return null;
  return <Panel stops={stops} place={place} stop={stop} />;
}

type PanelProps = { readonly stops: readonly Stop[]; readonly place: number; readonly stop: Stop };

function Panel({ stops, place, stop }: PanelProps) {
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const title = useRef<HTMLHeadingElement>(null);
  const isMoved = useRef(false);
  // Of a narrow window: the page has the room until the reader asks for the words again.
  const [isSmall, setSmall] = useState(false);
  // A navigation takes the focus to the page; who reads the stops stays with them.
  useEffect(() => {
    const goesOn = isMoved.current && path === stop.to;
    if (!goesOn) return;
    isMoved.current = false;
    const frame = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [path, stop]);
  const leave = () => setDay({ isOn: false, at: place });
  const go = (to: number) => {
    const next = stops[to];
    if (next === undefined) return;
    isMoved.current = true;
    setSmall(false);
    setDay({ isOn: true, at: to });
    void navigate({ to: next.to, search: next.search });
  };
  const words = stopWords[stop.name];
  const isLast = place === stops.length - 1;
  return (
    <aside className="play-day" data-small={isSmall || undefined} aria-label={dayWords.title}>
      <div className="row unwrapped spread">
        <p className="dimmed small">
          {dayWords.title} · {dayWords.place(place + 1, stops.length)}
        </p>
        <span className="row unwrapped gap-2xs">
          <Button
            className="play-day__fold"
            variant="subtle"
            size="compact-sm"
            aria-expanded={!isSmall}
            onClick={() => setSmall(!isSmall)}
          >
            {isSmall ? dayWords.unfold : dayWords.fold}
          </Button>
          <IconButton aria-label={dayWords.leave} onClick={leave}>
            ×
          </IconButton>
        </span>
      </div>
      <div className="play-day__words">
        <h2 ref={title} tabIndex={-1} className="play-day__title">
          {words.title}
        </h2>
        <p>{words.see}</p>
        <p className="play-day__try">{words.try}</p>
        {path !== stop.to && (
          <Button variant="default" onClick={() => go(place)}>
            {dayWords.show}
          </Button>
        )}
        <div className="row unwrapped spread">
          <Button variant="subtle" disabled={place === 0} onClick={() => go(place - 1)}>
            {dayWords.back}
          </Button>
          {isLast ? (
            <Button onClick={() => setDay({ isOn: false, at: 0 })}>{dayWords.end}</Button>
          ) : (
            <Button onClick={() => go(place + 1)}>{dayWords.next}</Button>
          )}
        </div>
      </div>
    </aside>
  );
}
