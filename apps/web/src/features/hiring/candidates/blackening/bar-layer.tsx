import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import {
  type Bar,
  type Box,
  boxAfter,
  boxBetween,
  grownBy,
  isDrawn,
  movedBy,
} from './bar-rules.ts';
import { blackenWords } from './blacken-words.ts';
import type { Bars } from './use-bars.ts';
import './bar-layer.css';

type Props = {
  readonly page: number;
  readonly bars: Bars;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly onRemove: (id: string) => void;
};

const styleOf = ({ left, top, width, height }: Box): CSSProperties =>
  Object.fromEntries(
    Object.entries({ left, top, width, height }).map(([side, part]) => [side, `${part * 100}%`]),
  );

/** Lies above a page: bars are drawn on it, taken hold of, moved and sized. */
export function BarLayer({ page, bars, chosen, onChoose, onRemove }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const at = (event: PointerEvent): Point => pointOn(layer.current, event);
  const begin = (point: Point | null): void => {
    setFrom(point);
    setTo(null);
  };
  const end = (): void => {
    if (from !== null && to !== null && isDrawn(from, to)) {
      onChoose(bars.add(page, boxBetween(from, to)));
    }
    begin(null);
  };
  return (
    // Who has no mouse adds a bar by the button, and moves it by keys.
    <div
      className="bar-layer"
      ref={layer}
      onPointerDown={(event) => {
        // A finger scrolls.
        if (event.button !== 0 || event.pointerType === 'touch') return;
        if (event.target !== layer.current) return;
        layer.current.setPointerCapture(event.pointerId);
        begin(at(event));
        onChoose(null);
      }}
      onPointerMove={(event) => from !== null && setTo(at(event))}
      onPointerUp={end}
      onPointerCancel={() => begin(null)}
    >
      {bars.bars
        .filter((bar) => bar.page === page)
        .map((bar, index) => (
          <OneBar
            key={bar.id}
            bar={bar}
            label={blackenWords.bar(bar.kind, index + 1, page)}
            isChosen={bar.id === chosen}
            layer={layer}
            onChoose={() => onChoose(bar.id)}
            onPut={(box) => bars.put(bar.id, box)}
            onRemove={() => onRemove(bar.id)}
          />
        ))}
      {from !== null && to !== null && (
        <div className="bar-layer__bar" style={styleOf(boxBetween(from, to))} />
      )}
    </div>
  );
}

type Point = { readonly x: number; readonly y: number };

function pointOn(layer: HTMLElement | null, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = layer?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

type BarProps = {
  readonly bar: Bar;
  readonly label: string;
  readonly isChosen: boolean;
  readonly layer: React.RefObject<HTMLDivElement | null>;
  readonly onChoose: () => void;
  readonly onPut: (box: Box) => void;
  readonly onRemove: () => void;
};

type Held = { readonly point: Point; readonly box: Box; readonly isCorner: boolean };

function OneBar({ bar, label, isChosen, layer, onChoose, onPut, onRemove }: BarProps) {
  const held = useRef<Held | null>(null);
  return (
    <button
      type="button"
      className="bar-layer__bar"
      data-bar={bar.id}
      data-chosen={isChosen}
      aria-label={label}
      style={styleOf(bar)}
      onFocus={onChoose}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const box = boxAfter(bar, event);
        if (box !== null) onPut(box);
        else if (event.key === 'Delete' || event.key === 'Backspace') {
          // The next bar is focused then, and a key that is held would take that too.
          if (!event.repeat) onRemove();
        } else return;
        // The frame around would scroll.
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const isCorner = event.target !== event.currentTarget;
        held.current = { point: pointOn(layer.current, event), box: bar, isCorner };
        onChoose();
      }}
      onPointerMove={(event) => {
        if (held.current === null) return;
        const { point, box, isCorner } = held.current;
        const { x, y } = pointOn(layer.current, event);
        const by = { x: x - point.x, y: y - point.y };
        onPut(isCorner ? grownBy(box, by) : movedBy(box, by));
      }}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <span className="bar-layer__corner" aria-hidden="true" />
    </button>
  );
}
