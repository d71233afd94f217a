import {
  beginnings,
  PLACE_MOST,
  type PlaceKind,
  placeKinds,
} from '@candor/contract/interviews/appointment-rules';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldId, Group } from '../../../ui/step-form.tsx';
import type { Typed } from './schedule-values.ts';
import { beginWords, placeFieldWords } from './schedule-words.ts';

type Place = Typed['place'];

type PlaceProps = {
  readonly place: Place;
  readonly error: ReactNode;
  readonly onChange: (place: Place) => void;
};

export function PlaceFields({ place: { kind, text }, error, onChange }: PlaceProps) {
  return (
    <Group title={placeFieldWords.title}>
      <NativeSelect
        label={placeFieldWords.kind}
        value={kind}
        data={placeKinds.map((value) => ({ value, label: placeFieldWords.kinds[value] }))}
        onChange={(event) => onChange({ text, kind: event.currentTarget.value as PlaceKind })}
      />
      {kind === 'call' && <p className="dimmed">{placeFieldWords.call}</p>}
      {kind !== 'call' && (
        <TextInput
          id={fieldId('place.text')}
          label={placeFieldWords.text[kind]}
          description={placeFieldWords.hint[kind]}
          type={kind === 'link' ? 'url' : 'text'}
          maxLength={PLACE_MOST}
          value={text}
          error={error}
          onChange={(event) => onChange({ kind, text: event.currentTarget.value })}
        />
      )}
    </Group>
  );
}

type BeginProps = {
  readonly beginning: Typed['beginning'];
  readonly message: object;
  readonly onBeginning: (beginning: Typed['beginning']) => void;
};

/** Who says the first times, and what the candidate reads. */
export function BeginFields({ beginning, message, onBeginning }: BeginProps) {
  return (
    <Group title={beginWords.title}>
      <div className="stack gap-xs">
        {beginnings.toReversed().map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name="beginning"
              checked={beginning === one}
              onChange={() => onBeginning(one)}
            />
            {beginWords.kinds[one]}
          </label>
        ))}
      </div>
      <Textarea
        label={beginWords.message}
        description={beginWords.messageHint}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
        {...message}
      />
    </Group>
  );
}
