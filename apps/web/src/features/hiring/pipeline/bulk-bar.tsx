import { Button } from '@mantine/core';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import type { Card } from './pipeline-queries.ts';
import { peopleText, writeWords } from './pipeline-words.ts';
import { useMay } from './use-may.ts';

type Props = {
  readonly jobID: string;
  readonly cards: readonly Card[];
  readonly mayInvite: boolean;
  readonly onMove: () => void;
  readonly onReject: () => void;
  readonly onReopen: () => void;
  readonly onClear: () => void;
};

/** What can be done with everybody who is selected. */
export function BulkBar({ jobID, cards, mayInvite, onMove, onReject, onReopen, onClear }: Props) {
  const may = useMay();
  const isActive = cards.every(({ status }) => status === 'active');
  const isDecided = cards.every(({ status }) => status === 'rejected' || status === 'hired');
  const candidates = cards.map(({ candidateID }) => candidateID).join(',');
  return (
    <BottomBar label="Selected people" count={peopleText(cards.length)}>
      {isActive && may.move && <Button onClick={onMove}>Move to…</Button>}
      {isActive && mayInvite && (
        <ButtonLink
          variant="default"
          to="/company/jobs/schedule-interview"
          search={{ jobID, candidates }}
        >
          Invite to bot interview
        </ButtonLink>
      )}
      {may.move && (
        <ButtonLink variant="default" to="/company/write-messages" search={{ jobID, candidates }}>
          {writeWords}
        </ButtonLink>
      )}
      {isActive && may.reject && (
        <Button variant="default" onClick={onReject}>
          Reject…
        </Button>
      )}
      {isDecided && may.move && <Button onClick={onReopen}>Reopen</Button>}
      {!isActive && !isDecided && <p>Choose people of one state to do something with them.</p>}
      <Button variant="default" onClick={onClear}>
        Clear the selection
      </Button>
    </BottomBar>
  );
}
