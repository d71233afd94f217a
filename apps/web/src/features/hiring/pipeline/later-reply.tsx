import { moveReply } from '@candor/contract/hiring/pipeline-promises';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWrite } from '../../../lib/server-state.ts';
import { dayOf } from '../../../ui/day-words.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { laterWords as words } from './pipeline-words.ts';
import { useMay } from './use-may.ts';

type Props = {
  readonly application: {
    readonly applicationID: number;
    readonly version: number;
    readonly name: string;
  };
  /** A field for a reason of one's own; without it the usual words are sent. */
  readonly hasReason?: boolean;
};

/** A promise is moved once, so the button goes: whoever pressed it reads on at the heading over it. */
function headingOver(button: HTMLElement | null): HTMLElement | null {
  const part = button?.closest('section:has(> h2), aside');
  return part?.querySelector<HTMLElement>('h2[tabindex="-1"]') ?? null;
}

function focusIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus();
}

/** One press: the promise is moved by two days, and the candidate is told. */
export function LaterReply({ application, hasReason = false }: Props) {
  const { applicationID, version, name } = application;
  const [why, setWhy] = useState('');
  const { move: mayChange } = useMay();
  const button = useRef<HTMLButtonElement>(null);
  const later = useWrite(moveReply, {
    refreshes: ['/api/pipeline', '/api/dashboard', '/api/applicants'],
    evenIfRefused: true,
    onDone: ({ replyBy }) => {
      showToast({ tone: 'success', text: words.told(name, dayOf(replyBy)), life: 5000 });
      headingOver(button.current)?.focus();
    },
    // The last of a list takes its heading along.
    tells: () => setTimeout(focusIfLost),
  });
  if (!mayChange) return null;
  const send = (): void =>
    later.mutate({
      params: { applicationID: String(applicationID) },
      body: { version, why },
    });
  return (
    <div className="stack gap-2xs start unprinted">
      {hasReason && (
        <TextInput
          label={words.why}
          placeholder={words.usual}
          maxLength={300}
          value={why}
          onChange={({ currentTarget: { value } }) => setWhy(value)}
          className="whole"
        />
      )}
      <Button
        ref={button}
        variant="default"
        size="compact-sm"
        loading={later.isPending}
        aria-label={words.labelOf(name)}
        onClick={send}
      >
        {words.later}
      </Button>
      {later.error !== null && (
        <p className="problem small" role="alert">
          {later.error.message}
        </p>
      )}
    </div>
  );
}
