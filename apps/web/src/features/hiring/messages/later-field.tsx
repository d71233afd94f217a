import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { instantOf, wallTimeOf } from '../../../lib/zone-time-rules.ts';
import { ownZone } from '../../../ui/own-zone.ts';
import { cityOf } from '../../../ui/zone-times.ts';
import { formWords } from './message-words.ts';

/** As the field has it, by the reader's clock; null: at once. */
export type Later = string | null;

const DAY = 86_400_000;

export const laterProblem = (later: Later): string | null =>
  later !== null && instantOf(later, ownZone()) === null ? formWords.timeMissing : null;

export function instantOfLater(later: Later): string | null {
  const at = later === null ? null : instantOf(later, ownZone());
  return at === null ? null : new Date(at).toISOString();
}

type Props = {
  readonly later: Later;
  readonly error?: ReactNode;
  readonly onLater: (later: Later) => void;
};

/** At once, or at a time; tomorrow morning is proposed. */
export function LaterField({ later, error, onLater }: Props) {
  const zone = ownZone();
  const tomorrow = (): string => `${wallTimeOf(Date.now() + DAY, zone).slice(0, 10)}T09:00`;
  return (
    <div className="stack gap-xs">
      <label className="check">
        <input
          type="checkbox"
          checked={later !== null}
          onChange={({ currentTarget }) => onLater(currentTarget.checked ? tomorrow() : null)}
        />
        <span>{formWords.later}</span>
      </label>
      {later !== null && (
        <TextInput
          type="datetime-local"
          className="narrow"
          label={formWords.time}
          description={cityOf(zone)}
          value={later}
          error={error}
          onChange={({ currentTarget }) => onLater(currentTarget.value)}
        />
      )}
    </div>
  );
}
