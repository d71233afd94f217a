import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { explainWords as words } from './evidence-words.ts';
import type { Explanations } from './use-explanations.ts';
import './send-bar.css';

/** Stays in sight while something waits to be sent. */
export function SendBar({ explanations }: { readonly explanations: Explanations }) {
  const { unsent, sending, send } = explanations;
  const { error, isPending, isPaused, submittedAt } = sending;
  if (unsent.length === 0) return null;
  const said = (refused: number): void =>
    showToast(
      refused === 0
        ? { tone: 'success', text: words.done }
        : { tone: 'error', text: words.someRefused(refused) },
    );
  return (
    <section className="card stack gap-xs send-bar" data-bottom-bar aria-label={words.bar}>
      {error !== null && <FormProblem key={submittedAt} text={`${error.message} ${words.kept}`} />}
      {isPaused && <output className="small">{words.offline}</output>}
      <div className="row apart spread">
        <p className="medium tabular">{words.waiting(unsent.length)}</p>
        <Button loading={isPending} onClick={() => send(said)}>
          {words.send}
        </Button>
      </div>
    </section>
  );
}
