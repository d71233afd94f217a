import { briefAccess, briefKept } from '@candor/contract/promise-rules';
import { useState } from 'react';
import { currentLanguage } from '../../../lib/language.ts';
import { Instant } from '../../../ui/instant.tsx';
import { NoticeOf } from '../../../ui/notice.tsx';
import type { Invitation } from './invitation.ts';
import { NeedsLine } from './needs-line.tsx';
import { practiceWords } from './practice-words.ts';
import { promises } from './promises-words.ts';
import { RoomPage } from './room-page.tsx';
import { TimeLeft } from './time-left.tsx';
import { welcomeWords as words } from './welcome-words.ts';

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
  const { breaks } = invitation;
  return (
    <RoomPage>
      <p className="room-dimmed">{companyName}</p>
      <h1>{jobTitle}</h1>
      <p>
        {words.hello(candidateName, {
          ...{ questions: questionCount, minutes, skills: listOf(skillNames) },
        })}{' '}
        {isRunning ? words.running : words.notStarted}
      </p>
      {invitation.passPercent !== null && <p>{words.passMark(invitation.passPercent)}</p>}
      {breaks.count > 0 && <p>{words.breaks(breaks.count, breaks.minutes)}</p>}
      <dl className="room-facts">
        <dt>{words.whatRecorded}</dt>
        <dd>{recordedText(invitation)}</dd>
        <dt>{words.whoSees}</dt>
        <dd>{briefAccess(invitation, promises)}</dd>
        <dt>{words.howLong}</dt>
        <dd>{briefKept(invitation, promises)}</dd>
      </dl>
      <NoticeOf notice={invitation.notice} className="room-notice" />
      {isRunning && (
        <p className="room-note">
          {words.isRunning} {invitation.breakEndsAt !== null && <>{words.onBreak} </>}
          {invitation.deadlineAt !== null && invitation.breakEndsAt === null && (
            <>
              {words.timeLeft} <TimeLeft deadlineAt={invitation.deadlineAt} now={invitation.now} />.{' '}
            </>
          )}
          {words.seenLocked}
        </p>
      )}
      {!hasOpened && (
        <p className="room-note">
          {words.opensOn} <Instant at={invitation.opensAt} />. {words.untilThen}
        </p>
      )}
      {!isRunning && <NeedsLine token={token} openNeed={invitation.openNeed} />}
      <div className="room-actions">
        {hasOpened && (
          <button type="button" className="room-button" onClick={onContinue}>
            {isRunning ? words.goOn : words.toTerms}
          </button>
        )}
        <button
          type="button"
          className={hasOpened ? 'room-button room-button--quiet' : 'room-button'}
          onClick={onCheck}
        >
          {words.checkFirst}
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
  return recordScreen ? words.recorded(isCameraAsked) : words.answersOnly;
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage()).format(names);
}

/** A whole screen can be shared from a computer only. */
function canTakePart(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}

/** Plain http from another machine: the browser then gives no page a camera, a microphone or a screen. */
function SecureAddressNeeded() {
  return (
    <RoomPage>
      <h1>{words.insecure.title}</h1>
      <p>{words.insecure.text(location.origin)}</p>
    </RoomPage>
  );
}

/** The address bar holds the link no more, so it is put together again. */
function ComputerNeeded({ token, invitation }: Pick<Props, 'token' | 'invitation'>) {
  const [copied, setCopied] = useState(false);
  const link = new URL(location.pathname, location.origin);
  link.searchParams.set('token', token);
  const body = encodeURIComponent(words.computer.body(link.href));
  const mail = `mailto:?subject=${encodeURIComponent(words.computer.subject)}&body=${body}`;
  const copy = () =>
    void navigator.clipboard?.writeText(link.href).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <RoomPage>
      <h1>{words.computer.title}</h1>
      <p>{words.computer.text}</p>
      <div className="room-actions">
        <a className="room-button" href={mail}>
          {words.computer.mail}
        </a>
        <button type="button" className="room-button room-button--quiet" onClick={copy}>
          {words.computer.copy}
        </button>
      </div>
      <output>{copied ? words.computer.copied : ''}</output>
      {invitation.status === 'not-started' && (
        <NeedsLine token={token} openNeed={invitation.openNeed} />
      )}
    </RoomPage>
  );
}
