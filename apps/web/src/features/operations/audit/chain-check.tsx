import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ChainStep, checkChain } from './audit-queries.ts';

type State = 'idle' | 'failed' | { readonly step: ChainStep };

/** Whether the log is whole: each entry carries the hash of the one before it. */
export function ChainCheck() {
  const [state, setState] = useState<State>('idle');
  const [isRunning, setRunning] = useState(false);
  const check = async () => {
    setRunning(true);
    setState('idle');
    try {
      await checkChain((step) => setState({ step }));
    } catch {
      setState('failed');
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <Button variant="default" loading={isRunning} onClick={() => void check()}>
        Check the chain
      </Button>
      <output className="tabular">{textOf(state)}</output>
    </>
  );
}

function textOf(state: State): string {
  if (state === 'idle') return '';
  if (state === 'failed') return 'The check could not be finished. Please try again.';
  const { seq, endSeq, isDone, broken } = state.step;
  if (broken !== null) return `Broken at number ${broken.seq}: ${broken.problem}.`;
  if (isDone) return seq === 0 ? 'There are no entries yet.' : `All ${seq} entries are unchanged.`;
  return `${seq} of ${endSeq} checked…`;
}
