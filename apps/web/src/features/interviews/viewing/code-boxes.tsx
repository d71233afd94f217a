import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type Boxes, type Digits, movedTo, pasted, typed } from './code-box-rules.ts';
import { gateWords as words } from './viewing-words.ts';
import './code-boxes.css';

type Props = {
  readonly digits: Digits;
  readonly onChange: (digits: Digits) => void;
  /** The id of the text that says what is wrong. */
  readonly problemId: string | undefined;
};

/** RV-4: six boxes that read as one field to hands; the focus begins in the first. */
export function CodeBoxes({ digits, onChange, problemId }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (box: number): void => {
    boxes.current[box]?.focus();
    boxes.current[box]?.select();
  };
  useEffect(() => boxes.current[0]?.focus(), []);
  const take = (next: Boxes): void => {
    onChange(next.digits);
    focus(next.focus);
  };
  const onKeyDown = (event: KeyboardEvent, box: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = movedTo(digits, box, event.key);
    if (target === undefined) return;
    event.preventDefault();
    focus(target);
  };
  const onPaste = (event: ClipboardEvent, box: number): void => {
    event.preventDefault();
    take(pasted(digits, box, event.clipboardData.getData('text')));
  };
  return (
    <fieldset className="row unwrapped code-boxes">
      <legend>{words.digits}</legend>
      {digits.map((digit, box) => (
        <input
          // The boxes never change their order.
          key={box}
          ref={(element) => {
            boxes.current[box] = element;
          }}
          className="tabular"
          type="text"
          inputMode="numeric"
          // A phone offers the whole code in the first box.
          autoComplete={box === 0 ? 'one-time-code' : 'off'}
          aria-label={words.digit(box + 1)}
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          value={digit}
          onChange={(event) => take(typed(digits, box, event.currentTarget.value))}
          onKeyDown={(event) => onKeyDown(event, box)}
          onPaste={(event) => onPaste(event, box)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </fieldset>
  );
}
