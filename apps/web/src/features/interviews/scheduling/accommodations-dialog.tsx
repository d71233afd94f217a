import { Button } from '@mantine/core';
import { useState } from 'react';
import { AccommodationFields } from '../../../ui/accommodation-fields.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import type { Accommodations } from './schedule-draft-rules.ts';

type Props = {
  readonly name: string;
  /** Of the test, without anything extra. */
  readonly minutes: number;
  readonly given: Accommodations;
  readonly isSaving?: boolean;
  readonly problem?: string | undefined;
  readonly onSave: (accommodations: Accommodations) => void;
  readonly onClose: () => void;
};

/** Private: the candidate has it, and those who may schedule see it. */
export function AccommodationsDialog(props: Props) {
  const { name, minutes, given, onSave, onClose } = props;
  const [values, setValues] = useState(given);
  return (
    <ModalDialog title={`Accommodations for ${name}`} onClose={onClose}>
      <div className="stack">
        <p>
          Only those who may schedule interviews see this. What is switched off is never counted
          against anybody.
        </p>
        <AccommodationFields minutes={minutes} given={given} values={values} onChange={setValues} />
        {props.problem !== undefined && (
          <p className="problem" role="alert">
            {props.problem}
          </p>
        )}
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={props.isSaving ?? false} onClick={() => onSave(values)}>
            Save
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
