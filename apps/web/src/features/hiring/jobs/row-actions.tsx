import { IconButton } from '../../../ui/icon-button.tsx';

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
          <IconButton
            isFramed
            aria-label={`Move ${name} up`}
            disabled={moves.onUp === undefined}
            onClick={moves.onUp}
          >
            <span aria-hidden="true">↑</span>
          </IconButton>
          <IconButton
            isFramed
            aria-label={`Move ${name} down`}
            disabled={moves.onDown === undefined}
            onClick={moves.onDown}
          >
            <span aria-hidden="true">↓</span>
          </IconButton>
        </>
      )}
      <IconButton
        isFramed
        aria-label={`Remove ${name}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </IconButton>
    </div>
  );
}
