// A select cannot be searched, and a datalist shows nothing but what the field has already.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { offsetAt } from '@candor/contract/interviews/zone-rules';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { findZones, offsetText, zoneChoices, zoneText } from './zone-choice-rules.ts';
import { zoneWords } from './zone-words.ts';
import { readerLocale } from './reader-locale.ts';
import './zone-field.css';

type Props = {
  readonly label: string;
  /** An IANA name. */
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (timeZone: string) => void;
};

/** A zone, found by typing; the specification's five stand first. */
export function ZoneField({ label, value, error, onChange }: Props) {
  const id = useId();
  const box = useZoneBox(value, onChange);
  const { found, marked, isOpen } = box;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div className="zone-field" onBlur={box.leave}>
      <TextInput
        label={label}
        description={toldNow(value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${marked}` : undefined}
        error={error}
        maxLength={100}
        {...box.field}
      />
      {isOpen && found.length === 0 && (
        <p id={id} className="zone-field__list">
          {zoneWords.none}
        </p>
      )}
      {found.length > 0 && (
        <div
          id={id}
          ref={list}
          role="listbox"
          aria-label={zoneWords.list}
          className="zone-field__list"
        >
          {found.map(({ timeZone, text }, index) => (
            // The field keeps the focus, and its keys choose.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={timeZone}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => box.choose(timeZone)}
            >
              {text}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function toldNow(timeZone: string): string {
  try {
    const now = Date.now();
    const time = new Intl.DateTimeFormat(readerLocale(), { timeZone, timeStyle: 'short' }).format(
      now,
    );
    return zoneWords.now(offsetText(offsetAt(now, timeZone)), time);
  } catch {
    // A zone that another browser knew.
    return '';
  }
}

function useZoneBox(value: string, onChange: (timeZone: string) => void) {
  const [choices] = useState(() => zoneChoices(Intl.supportedValuesOf('timeZone')));
  // null: closed, and the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const isOpen = typed !== null;
  const found = isOpen ? findZones(choices, typed) : [];
  const open = (text: string): void => {
    setTyped(text);
    setMarked(0);
  };
  const choose = (timeZone: string): void => {
    setTyped(null);
    onChange(timeZone);
  };
  const listen = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open('');
      else setMarked(Math.max(0, Math.min(found.length - 1, marked + step)));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const zone = found[marked];
      if (zone !== undefined) choose(zone.timeZone);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setTyped(null);
    }
  };
  return {
    ...{ found, marked, isOpen, choose },
    leave: (): void => {
      const [only, another] = found;
      if (typed !== '' && only !== undefined && another === undefined) choose(only.timeZone);
      else setTyped(null);
    },
    field: {
      value: typed ?? zoneText(value),
      placeholder: zoneText(value),
      // Whoever comes by the keyboard types over it.
      onFocus: (event: { readonly currentTarget: HTMLInputElement }) =>
        event.currentTarget.select(),
      onClick: () => isOpen || open(''),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        open(event.currentTarget.value),
      onKeyDown: listen,
    },
  };
}
