import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { MoveDialog } from './move-dialog.tsx';
import { reasonsQuery, type Stage } from './pipeline-queries.ts';
import { ReasonsDialog } from './reasons-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { Person, Steps } from './use-steps.ts';

type Standing = Person & { readonly stageID: number };

/** What somebody is about to do, and with whom. */
export type Asked = {
  readonly what: 'move' | 'reject';
  readonly people: readonly Standing[];
  /** When it is done, or not: the focus goes on from here. */
  readonly onDone?: () => void;
  /** Only when they were rejected, and before anybody has left the board. */
  readonly onRejected?: (() => void) | undefined;
};

type Props = {
  readonly asked: Asked;
  readonly stages: readonly Pick<Stage, 'stageID' | 'name'>[];
  readonly steps: Steps;
  readonly mayEditReasons: boolean;
  readonly onClose: () => void;
};

export function PipelineDialogs({ asked, stages, steps, mayEditReasons, onClose }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { data } = useRead({ ...reasonsQuery, enabled: asked.what === 'reject' });
  const { what, people } = asked;
  const close = (): void => {
    onClose();
    asked.onDone?.();
  };
  if (isEditing && data !== undefined) {
    return <ReasonsDialog reasons={data.reasons} onClose={() => setEditing(false)} />;
  }
  if (what === 'move') {
    const standing = new Set(people.map(({ stageID }) => stageID));
    return (
      <MoveDialog
        people={people}
        stages={stages}
        standing={standing.size === 1 ? people[0]?.stageID : undefined}
        onMove={(stage) => {
          close();
          steps.move(people, stage);
        }}
        onClose={close}
      />
    );
  }
  return (
    <RejectDialog
      people={people}
      onEditReasons={mayEditReasons ? () => setEditing(true) : undefined}
      onReject={(rejection) => {
        close();
        asked.onRejected?.();
        steps.reject(people, rejection);
      }}
      onClose={close}
    />
  );
}
