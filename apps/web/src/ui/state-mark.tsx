import type { ReactNode } from 'react';
import './state-mark.css';

/**
 * What a state means for whoever scans a list: nothing yet, under way, somebody must act, well,
 * halted for now, over, wrong. Each has an outline of its own, so that none is told by colour alone.
 */
export type StateShape = 'blank' | 'moving' | 'waiting' | 'good' | 'paused' | 'over' | 'wrong';

/** On a 12 px grid; what is filled and what is only drawn is part of the shape. */
const outlines: Readonly<Record<StateShape, string>> = {
  blank: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  moving: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zv9M8 2.5v7M9.7 4v4',
  waiting: 'M6 1l5 5-5 5-5-5z',
  good: 'M2 6.5 5 9.5 10.5 3',
  paused: 'M4 2.5v7M8 2.5v7',
  over: 'M2 2h8v8H2z',
  wrong: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
};

/** A state as a shape and its word. */
export function StateMark(props: { readonly shape: StateShape; readonly children: ReactNode }) {
  return (
    <span className={`state-mark state-mark--${props.shape}`}>
      <svg className="state-mark__shape" viewBox="0 0 12 12" aria-hidden="true">
        <path d={outlines[props.shape]} />
      </svg>
      {props.children}
    </span>
  );
}
