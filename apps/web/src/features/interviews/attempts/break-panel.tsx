import { useEffect, useRef } from 'react';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { clockText } from './clock-rules.ts';
import { interviewWords as words } from './interview-words.ts';
import { breakTexts } from './room-words.ts';
import type { useBreak } from './use-break.ts';
import './break-panel.css';

type Props = {
  readonly pause: ReturnType<typeof useBreak>;
  readonly breakLeft: number;
  readonly isRecorded: boolean;
};

/** In place of the questions while the clock stands still. */
export function BreakPanel({ pause, breakLeft, isRecorded }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOn } = pause;
  // What had the focus is gone with the questions.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="break-panel" aria-labelledby="break-heading">
      <h2 id="break-heading" ref={heading} tabIndex={-1}>
        {isOn ? words.pause.on : words.pause.begins}
      </h2>
      {isOn && (
        <>
          <p className="break-panel__rest">
            <span>{words.pause.endsIn}</span> <strong role="timer">{clockText(breakLeft)}</strong>
          </p>
          <p>
            {breakTexts.resting}
            {isRecorded && ` ${breakTexts.recorded}`}
          </p>
          <p className="room-dimmed">{breakTexts.ends}</p>
          <button
            type="button"
            className="room-button"
            aria-disabled={pause.isEnding}
            onClick={() => {
              if (!pause.isEnding) pause.end();
            }}
          >
            {pause.isEnding ? words.pause.ending : words.pause.end}
          </button>
          <output className="visually-hidden">
            {breakLeft <= 60 ? words.pause.oneMinute : ''}
          </output>
        </>
      )}
    </section>
  );
}

type DialogProps = {
  readonly pause: ReturnType<typeof useBreak>;
  readonly minutes: number;
  readonly isRecorded: boolean;
};

/** What a break means, before one of them is used. */
export function BreakDialog({ pause, minutes, isRecorded }: DialogProps) {
  return (
    <RoomDialog
      title={words.pause.ask}
      onCancel={pause.cancel}
      actions={
        <>
          <button type="button" className="room-button" onClick={() => void pause.take()}>
            {words.pause.start}
          </button>
          <button type="button" className="room-button room-button--quiet" onClick={pause.cancel}>
            {words.cancel}
          </button>
        </>
      }
    >
      <p>{words.pause.explained(minutes)}</p>
      <p>
        {breakTexts.unwatched}
        {isRecorded && ` ${breakTexts.recorded}`}
      </p>
      <p className="room-dimmed">{words.pause.left(pause.left)}</p>
    </RoomDialog>
  );
}
