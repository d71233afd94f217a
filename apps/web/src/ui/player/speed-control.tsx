import { useState } from 'react';
import { customSpeed, customSpeeds, presetSpeeds, speedText } from './speed-rules.ts';
import './speed-control.css';
import { playerWords as words } from './player-words.ts';

const custom = 'custom';

type Props = { readonly speed: number; readonly onSpeed: (speed: number) => void };

/** RV-5: the offered speeds, or Custom with a field of its own. */
export function SpeedControl({ speed, onSpeed }: Props) {
  // The speed that stood in the custom field last, which may be an offered one; keys leave it behind.
  const [asked, setAsked] = useState<number>();
  const isCustom = asked === speed || !presetSpeeds.includes(speed);
  const choose = (wanted: number): void => {
    setAsked(wanted);
    onSpeed(wanted);
  };
  return (
    <span className="speed-control">
      <select
        aria-label={words.speed}
        className="speed-control__offer"
        value={isCustom ? custom : String(speed)}
        onChange={({ currentTarget: { value } }) => {
          setAsked(value === custom ? speed : undefined);
          if (value !== custom) onSpeed(Number(value));
        }}
      >
        {presetSpeeds.map((offered) => (
          <option key={offered} value={String(offered)}>
            {speedText(offered)}
          </option>
        ))}
        <option value={custom}>{words.custom}</option>
      </select>
      {isCustom && <CustomField speed={speed} onSpeed={choose} />}
    </span>
  );
}

function CustomField({ speed, onSpeed }: Props) {
  // What is being typed; undefined shows the speed in effect.
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && customSpeed(typed) === undefined;
  return (
    <span className="speed-control__custom">
      <input
        aria-label={words.customSpeed}
        type="number"
        inputMode="decimal"
        {...customSpeeds}
        value={typed ?? String(speed)}
        aria-invalid={isWrong}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const wanted = customSpeed(value);
          if (wanted !== undefined) onSpeed(wanted);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span aria-hidden="true">×</span>
    </span>
  );
}
