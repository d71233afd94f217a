import { Button } from '@mantine/core';
import { seatWords } from './seat-words.ts';

type Props = { readonly hasHours: boolean; readonly onOpen: () => void };

/** Nobody is offered at times without hours; they are said below, by the link alone. */
export function SeatHours({ hasHours, onOpen }: Props) {
  const button = (
    <Button variant="default" onClick={onOpen}>
      {hasHours ? seatWords.changeHours : seatWords.sayHours}
    </Button>
  );
  if (hasHours) return button;
  return (
    <div className="stack gap-xs start notice">
      <p>{seatWords.noHours}</p>
      {button}
    </div>
  );
}
