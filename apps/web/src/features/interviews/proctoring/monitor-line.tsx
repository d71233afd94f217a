import type { ReactNode } from 'react';
import { monitorPanelWords } from './monitor-panel-words.ts';
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
        <span className="monitor-line__more">{monitorPanelWords.details}</span>
      </summary>
      <div className="monitor-line__panel">{children}</div>
    </details>
  );
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
