import type { ReactNode } from 'react';
import './monitor-line.css';

type Props = {
  readonly name: string;
  /** The monitor's own words for how it is. */
  readonly status: string;
  readonly state: 'active' | 'waiting' | 'problem' | 'off';
  readonly children: ReactNode;
};

/** One quiet line of a monitor; its panel unfolds below. Folded or not, the monitor works on. */
export function MonitorLine({ name, status, state, children }: Props) {
  return (
    <details className="monitor-line">
      <summary>
        <span className="monitor-line__dot" data-state={state} aria-hidden="true" />
        <strong>{name}</strong>
        <output className="monitor-line__status">{status}</output>
      </summary>
      <div className="monitor-line__panel">{children}</div>
    </details>
  );
}

/** A warning of the moment, in the panel that it belongs to. */
export function MonitorPopup({
  title,
  text,
  onClose,
}: {
  readonly title: string;
  readonly text: string | null;
  readonly onClose: () => void;
}) {
  if (text === null) return null;
  return (
    <div className="monitor-line__popup" role="alert">
      <strong>{title}</strong>
      <p>{text}</p>
      <button type="button" className="room-button room-button--quiet" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

/** Why a monitor cannot watch just now, and what helps. */
export function MonitorRemedy({ text }: { readonly text: string | null }) {
  return text !== null && <output className="monitor-line__remedy">{text}</output>;
}

export function MonitorFacts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <dl className="monitor-line__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
