import type { saveMailTemplates } from '@candor/contract/hiring/mail-templates';
import { Button } from '@mantine/core';
import type { CallError } from '../../../lib/api-error.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';

type Props = {
  readonly error: CallError<typeof saveMailTemplates>;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
};

/** Two people wrote at once: nobody's words go without somebody deciding so. */
export function SaveProblem({ error, onTheirs, onMine }: Props) {
  return (
    <>
      <FormProblem text={error.message} />
      {error.code === 'changed_meanwhile' && (
        <div className="row bottom">
          <Button variant="default" onClick={onTheirs}>
            Show theirs
          </Button>
          <Button variant="default" onClick={onMine}>
            Save mine over them
          </Button>
        </div>
      )}
    </>
  );
}
