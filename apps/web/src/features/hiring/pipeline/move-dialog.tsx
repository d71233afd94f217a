import { Button } from '@mantine/core';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import type { Stage } from './pipeline-queries.ts';
import { peopleText } from './pipeline-words.ts';
import type { Person } from './use-steps.ts';

type Props = {
  readonly people: readonly Person[];
  readonly stages: readonly Pick<Stage, 'stageID' | 'name'>[];
  /** The stage where all of them stand, if it is one. */
  readonly standing: number | undefined;
  readonly onMove: (stage: { stageID: number; name: string } | null) => void;
  readonly onClose: () => void;
};

export function MoveDialog({ people, stages, standing, onMove, onClose }: Props) {
  const who = people.length === 1 ? (people[0]?.name ?? '') : peopleText(people.length);
  return (
    <ModalDialog title={`Move ${who} to`} onClose={onClose}>
      <ul className="stack gap-xs">
        {stages.map((stage) => (
          <li key={stage.stageID}>
            <Button
              variant="default"
              fullWidth
              disabled={stage.stageID === standing}
              onClick={() => onMove(stage)}
            >
              {stage.name}
              {stage.stageID === standing && ' (now)'}
            </Button>
          </li>
        ))}
        <li>
          <Button fullWidth onClick={() => onMove(null)}>
            Hired
          </Button>
        </li>
      </ul>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </ModalDialog>
  );
}
