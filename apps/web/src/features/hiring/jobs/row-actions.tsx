import { ActionIcon } from '@mantine/core';

type Props = {
  /** “stage 2, Panel”: says to a screen reader which row it is. */
  readonly name: string;
  readonly onRemove?: (() => void) | undefined;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
};

/** The buttons at the end of a row; without a handler one is disabled, so that the others keep their places. */
export function RowActions({ name, onRemove, ...moves }: Props) {
  return (
    <div className="row gap-2xs unwrapped">
      {'onUp' in moves && (
        <>
          <ActionIcon
            variant="default"
            size="36px"
            aria-label={`Move ${name} up`}
            disabled={moves.onUp === undefined}
            onClick={moves.onUp}
          >
            <span aria-hidden="true">↑</span>
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="36px"
            aria-label={`Move ${name} down`}
            disabled={moves.onDown === undefined}
            onClick={moves.onDown}
          >
            <span aria-hidden="true">↓</span>
          </ActionIcon>
        </>
      )}
      <ActionIcon
        variant="default"
        size="36px"
        aria-label={`Remove ${name}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </ActionIcon>
    </div>
  );
}
