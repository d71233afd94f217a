import type { Asked } from './pipeline-dialogs.tsx';
import type { Change } from './pipeline-filters.tsx';
import type { Steps } from './use-steps.ts';

/** What board and table need alike. */
export type ViewProps = {
  readonly jobID: string;
  readonly mayInvite: boolean;
  readonly now: number;
  readonly steps: Steps;
  readonly onAsk: (asked: Asked) => void;
  readonly onChange: (change: Change) => void;
};
