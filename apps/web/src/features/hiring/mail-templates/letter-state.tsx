import { Button } from '@mantine/core';
import { Instant } from '../../../ui/instant.tsx';
import type { LetterChange } from './mail-template-queries.ts';

type Props = {
  readonly change: LetterChange | undefined;
  readonly isKept: boolean;
  readonly onDiscard: () => void;
};

/** Whose words these are. */
export function LetterState({ change, isKept, onDiscard }: Props) {
  const isOwn = change?.isOwn === true;
  return (
    <>
      <p className="mail-templates-page__state">
        {isOwn ? 'Your own words.' : 'Candor’s own words.'}{' '}
        {change !== undefined && (
          <>
            {isOwn ? 'Changed' : 'Taken back'} by {change.changedBy || 'somebody'},{' '}
            <Instant at={change.changedAt} />.
          </>
        )}
      </p>
      {isKept && (
        <output className="mail-templates-page__kept">
          These words are not saved yet: this browser has kept them for you.{' '}
          <Button variant="default" size="compact-sm" onClick={onDiscard}>
            Discard them
          </Button>
        </output>
      )}
    </>
  );
}
