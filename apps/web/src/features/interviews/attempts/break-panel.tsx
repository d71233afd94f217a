import { useEffect, useRef } from 'react';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { clockText } from './clock-rules.ts';
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
        {isOn ? 'You are on a break' : 'Your break begins…'}
      </h2>
      {isOn && (
        <>
          <p className="break-panel__rest">
            <span>Break ends in</span> <strong role="timer">{clockText(breakLeft)}</strong>
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
            {pause.isEnding ? 'Ending…' : 'End the break'}
          </button>
          <output className="visually-hidden">
            {breakLeft <= 60 ? 'One minute of the break left.' : ''}
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
      title="Take a break?"
      onCancel={pause.cancel}
      actions={
        <>
          <button type="button" className="room-button" onClick={() => void pause.take()}>
            Start the break
          </button>
          <button type="button" className="room-button room-button--quiet" onClick={pause.cancel}>
            Cancel
          </button>
        </>
      }
    >
      <p>
        The clock stops for up to {minutes} minutes, and your questions are hidden until then. You
        can end the break earlier; what you do not use of it is given up.
      </p>
      <p>
        {breakTexts.unwatched}
        {isRecorded && ` ${breakTexts.recorded}`}
      </p>
      <p className="room-dimmed">
        {pause.left === 1 ? 'This is your last break.' : `You have ${pause.left} breaks.`}
      </p>
    </RoomDialog>
  );
}
