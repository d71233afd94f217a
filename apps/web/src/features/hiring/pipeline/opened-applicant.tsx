import { ApplicantPanel } from './applicant-panel.tsx';
import type { ViewProps } from './view-props.ts';

type Props = ViewProps & {
  readonly applicationID: number;
  readonly next: number | undefined;
  readonly previous: number | undefined;
  /** The id of what opened it: it gets the focus back. */
  readonly backTo: string;
};

/** The person of the address, with the ways on and back; after a rejection the next one stands there. */
export function OpenedApplicant(props: Props) {
  const { applicationID, next, previous, backTo, steps, onAsk, onChange } = props;
  const open = (id: number | undefined) =>
    id === undefined ? undefined : () => onChange({ application: String(id) });
  // Whoever was the last goes back to who stands before them; who was alone stays to be looked at.
  const after = next ?? previous;
  return (
    <ApplicantPanel
      applicationID={applicationID}
      jobID={props.jobID}
      now={props.now}
      mayInvite={props.mayInvite}
      onNext={open(next)}
      onPrevious={open(previous)}
      onMove={(person) => onAsk({ what: 'move', people: [person] })}
      onMoveOn={(person, stage) => steps.move([person], stage)}
      onReject={(person) => onAsk({ what: 'reject', people: [person], onRejected: open(after) })}
      onReopen={(person) => steps.reopen([person])}
      onClose={() => {
        onChange({ application: undefined });
        document.getElementById(backTo)?.focus();
      }}
    />
  );
}
