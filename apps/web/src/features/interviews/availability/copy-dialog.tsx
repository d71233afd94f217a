import { Button } from '@mantine/core';
import { useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { weekdays, weekWords } from './availability-words.ts';
import { likeDay } from './hours-form-rules.ts';

type Props = {
  readonly day: number;
  readonly onCopy: (others: readonly number[]) => void;
  readonly onClose: () => void;
};

export function CopyDialog({ day, onCopy, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>(() => likeDay(day));
  return (
    <ModalDialog title={weekWords.copyTitle(weekdays[day] ?? '')} onClose={onClose}>
      <div className="stack gap-2xs">
        {weekdays.map(
          (name, index) =>
            index !== day && (
              <label key={name} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(index)}
                  onChange={(event) =>
                    setChosen(
                      event.currentTarget.checked
                        ? [...chosen, index]
                        : chosen.filter((other) => other !== index),
                    )
                  }
                />
                <span>{name}</span>
              </label>
            ),
        )}
      </div>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {weekWords.cancel}
        </Button>
        <Button onClick={() => onCopy(chosen)}>{weekWords.copy}</Button>
      </div>
    </ModalDialog>
  );
}
