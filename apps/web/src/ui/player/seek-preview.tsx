import { type CSSProperties, useState } from 'react';
import { clockText } from '../duration-rules.ts';
import { percentOf } from '../evidence-timeline-rules.ts';
import { pictureAt, type Thumbnails } from './seek-preview-rules.ts';
import './seek-preview.css';

type Props = {
  /** undefined: hidden. */
  readonly seconds: number | undefined;
  readonly durationSeconds: number;
  readonly label: string | undefined;
  readonly thumbnails: Thumbnails | undefined;
};

/**
 * What a moment of the bar looks like. The slider says the same in words, so it is nothing to a screen reader.
 * The sheet stays in the page while hidden: fetched later, its URL would have run out.
 */
export function SeekPreview({ seconds, durationSeconds, label, thumbnails }: Props) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [mayHover] = useState(() => matchMedia('(hover: hover)').matches);
  const hasPicture = mayHover && thumbnails !== undefined && thumbnails.url !== failedUrl;
  const at = percentOf(seconds ?? 0, durationSeconds);
  return (
    <div
      className={`seek-preview${hasPicture ? ' seek-preview--pictured' : ''}`}
      aria-hidden="true"
      hidden={seconds === undefined}
      style={properties({ '--at': at })}
    >
      {hasPicture && (
        <span className="seek-preview__picture" style={placeOf(thumbnails, seconds ?? 0)}>
          <img src={thumbnails.url} alt="" onError={() => setFailedUrl(thumbnails.url)} />
        </span>
      )}
      <span className="tabular">{clockText(seconds ?? 0)}</span>
      {label !== undefined && <span className="dimmed anywhere">{label}</span>}
    </div>
  );
}

function placeOf(thumbnails: Thumbnails, seconds: number): CSSProperties {
  const { column, row } = pictureAt(thumbnails, seconds);
  const { width, height } = thumbnails;
  return properties({
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--left': `${-column * width}px`,
    '--top': `${-row * height}px`,
  });
}

/** React's types know no custom property. */
function properties(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values;
}
