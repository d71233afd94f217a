import { clockText } from '../../../ui/duration-rules.ts';
import type { LiveRecordings } from './live-recording-queries.ts';
import { liveRecordingWords as words } from './live-recording-words.ts';
import { barOf } from './track-time-rules.ts';
import './live-lanes.css';

type Extent = { readonly from: number; readonly to: number };
type Props = {
  readonly recordings: Pick<LiveRecordings, 'people' | 'spans'>;
  readonly extent: Extent;
  readonly instant: number;
};
type Stretch = { readonly from: string; readonly to: string | null };

/** Below the pictures, on the same line of time: when it was recorded, and who came and left. */
export function LiveLanes({ recordings: { people, spans }, extent, instant }: Props) {
  const now = barOf(extent, { from: extent.from, to: instant })?.percent ?? 0;
  return (
    <section className="stack gap-xs" aria-labelledby="live-lanes">
      <h3 id="live-lanes">{words.lanes}</h3>
      <ul className="live-lanes">
        <Lane name={words.recorded} stretches={spans} extent={extent} now={now} />
        {people.map(({ seatID, name, stays }) => (
          <Lane key={seatID} name={name} stretches={stays} extent={extent} now={now} />
        ))}
      </ul>
    </section>
  );
}

type LaneProps = {
  readonly name: string;
  readonly stretches: readonly Stretch[];
  readonly extent: Extent;
  readonly now: number;
};

function Lane({ name, stretches, extent, now }: LaneProps) {
  const told = stretches.map(({ from, to }) => words.stretch(at(extent, from), at(extent, to)));
  return (
    <li aria-label={words.was(name, told)}>
      <span aria-hidden="true">{name}</span>
      <span className="live-lanes__line" aria-hidden="true">
        {stretches.map(({ from, to }) => {
          const bar = barOf(extent, {
            from: Date.parse(from),
            to: to === null ? extent.to : Date.parse(to),
          });
          return (
            bar !== null && (
              <span
                key={from}
                className="live-lanes__bar"
                style={{ insetInlineStart: `${bar.fromPercent}%`, width: `${bar.percent}%` }}
              />
            )
          );
        })}
        <span className="live-lanes__now" style={{ insetInlineStart: `${now}%` }} />
      </span>
    </li>
  );
}

/** On the recording's line of time; before it began, at its beginning. */
function at({ from }: Extent, instant: string | null): string {
  return instant === null
    ? words.stillThere
    : clockText(Math.max(0, Date.parse(instant) - from) / 1000);
}
