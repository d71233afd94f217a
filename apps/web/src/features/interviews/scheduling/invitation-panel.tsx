import { useRead } from '../../../lib/server-state.ts';
import { accommodationWords, grantedTexts } from '../../../ui/accommodation-words.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { InvitationDeeds } from './invitation-deeds.tsx';
import { type Invitation, invitationQuery } from './scheduling-queries.ts';
import { deliveryWords, mailWords, stateWords } from './scheduling-words.ts';
import { useMaySchedule } from './use-may-schedule.ts';
import './invitation-panel.css';

/** What became of an invitation, and what can still be done about it. The link itself is the candidate's alone. */
export function InvitationPanel({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const maySchedule = useMaySchedule();
  const { data: invitation, error } = useRead({
    ...invitationQuery(interviewScheduleID),
    enabled: maySchedule,
  });
  if (!maySchedule) return null;
  if (error !== null) {
    return <ErrorState title="The invitation could not be loaded">{error.message}</ErrorState>;
  }
  if (invitation === undefined) return <LoadingState what="the invitation" />;
  return (
    <div className="stack invitation-panel">
      <Facts>
        <Fact name="State">{stateWords[invitation.state]}</Fact>
        <Fact name="First start">
          <Instant at={invitation.opensAt} />
        </Fact>
        <Fact name="Last start">
          <Instant at={invitation.closesAt} />
        </Fact>
        <Fact name="Test">
          {invitation.blueprintName}, {invitation.minutes} min
        </Fact>
        <Fact name="Accommodations">{grantedText(invitation)}</Fact>
      </Facts>
      <Story invitation={invitation} />
      <InvitationDeeds invitation={invitation} />
    </div>
  );
}

type Step = { readonly at: string; readonly text: string; readonly isToCome?: boolean };

/** In the order of time; what is planned comes last. */
function Story({ invitation }: { readonly invitation: Invitation }) {
  const { mails, openedAt, startedAt, endedAt, cancelledAt, cancelReason } = invitation;
  const moment = (at: string | null, text: string): Step[] => (at === null ? [] : [{ at, text }]);
  const reason = cancelReason === null || cancelReason === '' ? '' : `: ${cancelReason}`;
  const hasInvitation = mails.some(({ kind }) => kind === 'invitation');
  const by = invitation.invitedBy === '' ? '' : ` by ${invitation.invitedBy}`;
  const steps: Step[] = [
    ...(hasInvitation ? [] : [{ at: invitation.invitedAt, text: `Invited${by}` }]),
    ...mails.map(({ kind, at, delivery }) => ({
      at,
      text: `${mailWords[kind]}${kind === 'invitation' ? by : ''}${delivery === null ? '' : `, ${deliveryWords[delivery]}`}`,
      isToCome: delivery === 'planned',
    })),
    ...moment(openedAt, 'Link opened'),
    ...moment(startedAt, 'Interview begun'),
    ...moment(endedAt, 'Interview ended'),
    ...moment(cancelledAt, `Cancelled${reason}`),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <ol className="stack gap-xs invitation-panel__story" aria-label="What happened">
      {steps.map(({ at, text, isToCome }) => (
        <li key={`${at} ${text}`} data-to-come={isToCome}>
          <Instant at={at} /> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function grantedText({ accommodations }: Invitation): string {
  const granted = grantedTexts(accommodations);
  return granted.length === 0 ? accommodationWords.none : granted.join(', ');
}
