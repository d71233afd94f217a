import type { CSSProperties } from 'react';
import { clockText } from './duration-rules.ts';
import { axisTicks, percentOf, seekTarget } from './evidence-timeline-rules.ts';
import './evidence-timeline.css';

export type EvidenceMark = {
  readonly id: string;
  readonly atSeconds: number;
  /** What happened, in words: the name of the button. */
  readonly label: string;
  /** An incident asks to be looked at; a condition (offline) explains; an answer orients. */
  readonly kind: 'incident' | 'condition' | 'answer';
};

export type EvidenceLane = { readonly name: string; readonly marks: readonly EvidenceMark[] };
/** A cut: the recording goes on at once, the interview went on without it. */
export type EvidenceGap = { readonly atSeconds: number; readonly label: string };

type Props = {
  readonly durationSeconds: number;
  readonly positionSeconds: number;
  readonly lanes: readonly EvidenceLane[];
  /** Where something is missing from the recording. */
  readonly gaps?: readonly EvidenceGap[];
  readonly currentId?: string | undefined;
  readonly onSeek: (seconds: number) => void;
};

/** Lanes on one time axis, a playhead through all of them; each mark is a button. */
export function EvidenceTimeline(props: Props) {
  const { durationSeconds, positionSeconds, lanes, gaps = [], currentId, onSeek } = props;
  const at = (seconds: number): string => percentOf(seconds, durationSeconds);
  return (
    <div className="evidence-timeline" style={place('--playhead', at(positionSeconds))}>
      {lanes.map(({ name, marks }) => (
        <div key={name} className="evidence-timeline__lane">
          <span className="dimmed tiny" aria-hidden="true">
            {name}
          </span>
          <div className="evidence-timeline__track">
            {gaps.map((gap) => (
              <span
                key={gap.atSeconds}
                className="evidence-timeline__gap"
                style={place('--at', at(gap.atSeconds))}
                title={gap.label}
              />
            ))}
            <ul aria-label={name}>
              {marks.map((mark) => (
                <li key={mark.id} style={place('--at', at(mark.atSeconds))}>
                  <button
                    type="button"
                    className={`evidence-timeline__mark evidence-timeline__mark--${mark.kind}`}
                    aria-label={markName(mark)}
                    aria-current={mark.id === currentId ? 'true' : undefined}
                    title={markName(mark)}
                    onClick={() => onSeek(seekTarget(mark.atSeconds))}
                  />
                </li>
              ))}
            </ul>
            <span className="evidence-timeline__playhead" />
          </div>
        </div>
      ))}
      <div className="evidence-timeline__axis tabular" aria-hidden="true">
        {axisTicks(durationSeconds).map((tick) => (
          <span key={tick} style={place('--at', at(tick))}>
            {clockText(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

function markName({ atSeconds, label }: EvidenceMark): string {
  return `${clockText(atSeconds)} ${label}`;
}

/** React's types know no custom property. */
function place(name: '--at' | '--playhead', value: string): CSSProperties {
  return { [name]: value };
}
