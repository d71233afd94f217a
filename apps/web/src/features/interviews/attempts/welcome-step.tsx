import { briefAccess, briefKept } from '@candor/contract/promise-rules';
import { useState } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import type { Invitation } from './invitation.ts';
import { NeedsLine } from './needs-line.tsx';
import { practiceWords } from './practice-words.ts';
import { RoomPage } from './room-page.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = {
  invitation: Invitation;
  token: string;
  /** Before that the computer can be checked, and nothing else. */
  hasOpened: boolean;
  onCheck: () => void;
  onPractise: () => void;
  onContinue: () => void;
};

/** What this is, before anything is asked of the candidate. */
export function WelcomeStep({
  invitation,
  token,
  hasOpened,
  onCheck,
  onPractise,
  onContinue,
}: Props) {
  const { companyName, jobTitle, candidateName, minutes, questionCount, skillNames } = invitation;
  if (navigator.mediaDevices === undefined && !isSecureContext) return <SecureAddressNeeded />;
  if (!canTakePart()) return <ComputerNeeded token={token} invitation={invitation} />;
  const isRunning = invitation.status === 'in-progress';
  return (
    <RoomPage>
      <p className="room-dimmed">{companyName}</p>
      <h1>{jobTitle}</h1>
      <p>
        Hello {candidateName}. This is an interview of {questionCount} questions in {minutes}{' '}
        minutes{skillNames.length > 0 && <> about {listOf(skillNames)}</>}.{' '}
        {isRunning ? 'The time is running.' : 'The time starts when you press Start, not before.'}
      </p>
      {invitation.passPercent !== null && (
        <p>The pass mark is {invitation.passPercent} % of the questions answered right.</p>
      )}
      {invitation.breaks.count > 0 && <p>{breaksText(invitation)}</p>}
      <dl className="room-facts">
        <dt>What is recorded</dt>
        <dd>{recordedText(invitation)}</dd>
        <dt>Who sees it</dt>
        <dd>{briefAccess(invitation)}</dd>
        <dt>For how long</dt>
        <dd>{briefKept(invitation)}</dd>
      </dl>
      {isRunning && (
        <p className="room-note">
          Your interview is running. {invitation.breakEndsAt !== null && <>You are on a break. </>}
          {invitation.deadlineAt !== null && invitation.breakEndsAt === null && (
            <>
              Time left: <TimeLeft deadlineAt={invitation.deadlineAt} now={invitation.now} />.{' '}
            </>
          )}
          Questions you have already seen are locked; the others wait for you.
        </p>
      )}
      {!hasOpened && (
        <p className="room-note">
          Your interview opens on <Instant at={invitation.opensAt} />. Please come back then with
          the same link. You can check this computer now: nothing is used up by it.
        </p>
      )}
      {!isRunning && <NeedsLine token={token} openNeed={invitation.openNeed} />}
      <div className="room-actions">
        {hasOpened && (
          <button type="button" className="room-button" onClick={onContinue}>
            {isRunning ? 'Go on' : 'Continue to the terms'}
          </button>
        )}
        <button
          type="button"
          className={hasOpened ? 'room-button room-button--quiet' : 'room-button'}
          onClick={onCheck}
        >
          Check this computer first
        </button>
        {!isRunning && (
          <button type="button" className="room-button room-button--quiet" onClick={onPractise}>
            {practiceWords.offer}
          </button>
        )}
      </div>
      {!isRunning && <p className="room-dimmed">{practiceWords.offered}</p>}
    </RoomPage>
  );
}

function recordedText({ recordScreen, isCameraAsked }: Invitation): string {
  if (!recordScreen) return 'Your answers, and when you leave the page.';
  const camera = isCameraAsked
    ? 'Your camera picture is on the page, so it is in the picture of your screen. '
    : '';
  return `Your whole screen, the microphone and, where the browser can give it, the computer’s sound. ${camera}Also your answers, and when you leave the page.`;
}

function breaksText({ breaks: { count, minutes } }: Invitation): string {
  const times = count === 1 ? 'one break' : `${count} breaks`;
  const each = count === 1 ? 'it' : 'each';
  return `You may take ${times} of up to ${minutes} minutes. The time stands still for ${each}, and nothing is watched.`;
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

/** A whole screen can be shared from a computer only. */
function canTakePart(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}

/** Plain http from another machine: the browser then gives no page a camera, a microphone or a screen. */
function SecureAddressNeeded() {
  return (
    <RoomPage>
      <h1>This address is not secure</h1>
      <p>
        The page was opened without https ({location.origin}), so your browser gives it neither
        camera nor microphone nor screen. Please ask the company for a link that begins with https.
        Nothing has been used up.
      </p>
    </RoomPage>
  );
}

/** The address bar holds the link no more, so it is put together again. */
function ComputerNeeded({ token, invitation }: Pick<Props, 'token' | 'invitation'>) {
  const [copied, setCopied] = useState(false);
  const link = new URL(location.pathname, location.origin);
  link.searchParams.set('token', token);
  const body = `Open this link in Chrome or Edge on a computer:\n\n${link.href}\n\nIt is yours alone: please do not pass it on.`;
  const mail = `mailto:?subject=${encodeURIComponent('My interview')}&body=${encodeURIComponent(body)}`;
  const copy = () =>
    void navigator.clipboard?.writeText(link.href).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <RoomPage>
      <h1>Please open your link on a computer</h1>
      <p>
        The interview records the whole screen, which this device cannot share. Open the same link
        in Chrome or Edge on a computer: nothing has been used up.
      </p>
      <div className="room-actions">
        <a className="room-button" href={mail}>
          E-mail me this link
        </a>
        <button type="button" className="room-button room-button--quiet" onClick={copy}>
          Copy the link
        </button>
      </div>
      <output>{copied ? 'Copied.' : ''}</output>
      {invitation.status === 'not-started' && (
        <NeedsLine token={token} openNeed={invitation.openNeed} />
      )}
    </RoomPage>
  );
}
