import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { MessageEntry } from './message-entry.tsx';
import { MessageForm } from './message-form.tsx';
import {
  type Message,
  type Messages,
  messagesQuery,
  type Thread,
  useOpenFile,
  useTakeBack,
} from './message-queries.ts';
import { sampleMark, stateMarks, tabWords } from './message-words.ts';

/** What the company and a candidate wrote to each other, and the way to write more. */
export function MessageSection({ candidateID }: { readonly candidateID: string }) {
  const messages = useRead(messagesQuery(candidateID));
  return (
    <section className="stack column" aria-label={tabWords.title}>
      <Loaded query={messages} what={tabWords.what}>
        {(found) => <Shown candidateID={candidateID} messages={found} />}
      </Loaded>
    </section>
  );
}

type Props = { readonly candidateID: string; readonly messages: Messages };

function Shown({ candidateID, messages }: Props) {
  const mayWrite = useRights()(areas.candidates, rights.change);
  /** In which thread; 'new': in one of its own. */
  const [asked, setWriting] = useState<number | 'new' | null>(null);
  const isThere = asked === 'new' || messages.threads.some(({ threadID }) => threadID === asked);
  // One at a time: another would put what was typed away.
  const writing = isThere ? asked : null;
  const close = (): void => setWriting(null);
  return (
    <>
      {mayWrite && writing === null && (
        <div>
          <Button onClick={() => setWriting('new')}>{tabWords.begin}</Button>
        </div>
      )}
      {writing === 'new' && (
        <MessageForm {...{ candidateID, messages }} thread={undefined} onClose={close} />
      )}
      {messages.threads.length === 0 && writing === null && (
        <EmptyState title={tabWords.none}>{tabWords.noneText}</EmptyState>
      )}
      {messages.threads.map((thread) => (
        <Conversation
          key={thread.threadID}
          {...{ thread, mayWrite, isSample: messages.isSample === true }}
        >
          {mayWrite && writing === thread.threadID && (
            <MessageForm {...{ candidateID, messages, thread }} onClose={close} />
          )}
          {mayWrite && writing === null && (
            <div>
              <Button variant="default" onClick={() => setWriting(thread.threadID)}>
                {tabWords.reply}
              </Button>
            </div>
          )}
        </Conversation>
      ))}
    </>
  );
}

type ConversationProps = {
  readonly thread: Thread;
  readonly mayWrite: boolean;
  readonly isSample: boolean;
  readonly children: ReactNode;
};

function Conversation({ thread, mayWrite, isSample, children }: ConversationProps) {
  const { threadID, subject, jobTitle, messages } = thread;
  const opening = useOpenFile();
  const heading = `thread-${threadID}`;
  return (
    <article className="stack gap-sm section" aria-labelledby={heading}>
      <header className="anywhere">
        <h2 id={heading}>{subject}</h2>
        {jobTitle !== null && <p className="dimmed small">{jobTitle}</p>}
      </header>
      {opening.error !== null && <FormProblem text={opening.error.message} />}
      <ol className="stack gap-sm">
        {messages.map((message) => (
          <Entry
            key={message.messageID}
            {...{ message, mayWrite, isSample }}
            onOpen={(fileID) => opening.mutate({ fileID })}
          />
        ))}
      </ol>
      {children}
    </article>
  );
}

type EntryProps = {
  readonly message: Message;
  readonly mayWrite: boolean;
  readonly isSample: boolean;
  readonly onOpen: (fileID: number) => void;
};

function Entry({ message, mayWrite, isSample, onOpen }: EntryProps) {
  const { state, byName, at, body, files, problem, isMailed } = message;
  const mark = state === 'received' ? undefined : markOf(state, isSample);
  return (
    <MessageEntry
      {...{ at, body, files, foldsQuote: isMailed }}
      by={byName ?? tabWords.candidate}
      isTheirs={state === 'received'}
      onOpen={({ fileID }) => onOpen(fileID)}
      state={
        mark === undefined ? (
          <Received message={message} />
        ) : (
          <StateMark shape={mark[0]}>{mark[1]}</StateMark>
        )
      }
    >
      {problem !== '' && <p className="dimmed small">{problemText(message)}</p>}
      {state === 'waiting' && mayWrite && <TakeBack message={message} />}
    </MessageEntry>
  );
}

const markOf = (state: Exclude<Message['state'], 'received'>, isSample: boolean) =>
  state === 'sent' && isSample ? sampleMark : stateMarks[state];

function problemText({ state, problem }: Message): string {
  if (state === 'received') return tabWords.notKept(problem);
  return problem === 'withdrawn' ? tabWords.withdrawn : problem;
}

/** How it came, and what of that one should know. */
function Received({ message }: { readonly message: Message }) {
  const { isMailed, isAutomatic, fromAddress } = message;
  if (!isMailed) return null;
  return (
    <>
      {isAutomatic && <StateMark shape="blank">{tabWords.automatic}</StateMark>}
      {fromAddress !== null && (
        <StateMark shape="waiting">{tabWords.elsewhere(fromAddress)}</StateMark>
      )}
      <span>{tabWords.byMail}</span>
    </>
  );
}

function TakeBack({ message: { messageID } }: { readonly message: Message }) {
  const taking = useTakeBack();
  const take = (): void =>
    taking.mutate(
      { params: { messageID: String(messageID) } },
      { onSuccess: () => showToast({ tone: 'success', text: tabWords.takenBack }) },
    );
  return (
    <div className="stack gap-xs start">
      {taking.error !== null && (
        <FormProblem key={taking.submittedAt} text={taking.error.message} />
      )}
      <Button variant="default" size="compact-sm" loading={taking.isPending} onClick={take}>
        {tabWords.takeBack}
      </Button>
    </div>
  );
}
