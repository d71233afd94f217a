import { type CSSProperties, lazy, Suspense } from 'react';
import { clockText } from '../duration-rules.ts';
import { percentOf } from '../evidence-timeline-rules.ts';
import { labelNear, type Thumbnails } from './seek-preview-rules.ts';
import { playerWords as words } from './player-words.ts';
import { useSeekPreview } from './use-seek-preview.ts';
import './seek-bar.css';

/** After the page's own bytes: nobody points at a moment before there is something to play. */
const SeekPreview = lazy(async () => ({
  default: (await import('./seek-preview.tsx')).SeekPreview,
}));

/** A moment on the bar; what it was is told in the lists beside the player, not here alone. */
export type SeekMark = {
  readonly id: string;
  readonly atSeconds: number;
  readonly label: string;
  readonly kind: 'incident' | 'condition' | 'answer';
};

/** Where something is missing from the recording. */
export type SeekGap = { readonly atSeconds: number; readonly label: string };

type Props = {
  readonly positionSeconds: number;
  readonly durationSeconds: number | undefined;
  readonly marks: readonly SeekMark[];
  readonly gaps: readonly SeekGap[];
  readonly thumbnails?: Thumbnails | undefined;
  readonly onSeek: (seconds: number) => void;
};

/** A slider over the recording, with what happened and what is missing drawn on it. */
export function SeekBar({ positionSeconds, durationSeconds, marks, gaps, ...props }: Props) {
  const { thumbnails, onSeek } = props;
  const duration = durationSeconds ?? 0;
  const preview = useSeekPreview({ positionSeconds, durationSeconds: duration });
  const at = (seconds: number): string => percentOf(seconds, duration);
  return (
    <div className="seek-bar" style={place('--seek-at', at(positionSeconds))}>
      <span className="seek-bar__track" />
      {gaps.map((gap) => (
        <span
          key={`gap-${gap.atSeconds}`}
          className="seek-bar__gap"
          style={place('--at', at(gap.atSeconds))}
          title={gap.label}
        />
      ))}
      {marks.map((mark) => (
        <span
          key={mark.id}
          className={`seek-bar__mark seek-bar__mark--${mark.kind}`}
          style={place('--at', at(mark.atSeconds))}
          title={`${clockText(mark.atSeconds)} ${mark.label}`}
        />
      ))}
      <input
        type="range"
        className="seek-bar__slider"
        aria-label={words.seek}
        aria-valuetext={words.at(clockText(positionSeconds), clockText(duration))}
        min={0}
        max={duration}
        step="any"
        disabled={durationSeconds === undefined}
        value={Math.min(positionSeconds, duration)}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        {...preview.handlers}
      />
      <Suspense fallback={null}>
        <SeekPreview
          seconds={preview.seconds}
          durationSeconds={duration}
          label={labelNear([...gaps, ...marks], preview.seconds ?? Number.NaN, duration)}
          thumbnails={thumbnails}
        />
      </Suspense>
    </div>
  );
}

/** React's types know no custom property. */
function place(name: '--at' | '--seek-at', value: string): CSSProperties {
  return { [name]: value };
}
