import {
  getInterviewFeed,
  makeInterviewFeed,
  revokeInterviewFeed,
} from '@candor/contract/interviews/interview-feeds';
import type { Output } from '@candor/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { read, useRead, useWrite } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { ShownSecret } from '../../../ui/shown-secret.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { feedWords } from './feed-words.ts';

type Feed = Output<typeof getInterviewFeed>['feed'];

const feedQuery = read(getInterviewFeed, {});

/** The address at which somebody's own calendar program reads their interviews. */
export function FeedSection() {
  const feed = useRead(feedQuery);
  const [address, setAddress] = useState<string | null>(null);
  const kept = (): void => {
    setAddress(null);
    // What had the focus is gone.
    document.getElementById('main')?.focus();
  };
  return (
    <section className="stack section" aria-labelledby="interview-feed">
      <header>
        <h2 id="interview-feed">{feedWords.title}</h2>
        <p className="intro measure">{feedWords.intro}</p>
      </header>
      {address !== null && (
        <ShownSecret title={feedWords.secretTitle} secret={address} onKept={kept}>
          {feedWords.secret}
        </ShownSecret>
      )}
      <Loaded query={feed} what={feedWords.what}>
        {(data) => (
          <FeedState feed={data.feed} onMade={setAddress} onEnded={() => setAddress(null)} />
        )}
      </Loaded>
    </section>
  );
}

type StateProps = {
  readonly feed: Feed;
  readonly onMade: (address: string) => void;
  readonly onEnded: () => void;
};

function FeedState({ feed, onMade, onEnded }: StateProps) {
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const make = useWrite(makeInterviewFeed, {
    refreshes: [getInterviewFeed],
    onDone: ({ address }) => onMade(address),
  });
  const end = useWrite(revokeInterviewFeed, {
    refreshes: [getInterviewFeed],
    onDone: onEnded,
    tells: () => {
      showToast({ text: feedWords.isEnded, tone: 'success' });
      document.getElementById('main')?.focus();
    },
  });
  const problem = make.error ?? end.error;
  const agree = (): void => {
    setAsked(null);
    if (asked === 'renew') make.mutate({});
    else end.mutate({});
  };
  return (
    <>
      <WhenRead feed={feed} />
      <div className="row gap-sm">
        <Button
          variant="default"
          loading={make.isPending}
          onClick={() => (feed === null ? make.mutate({}) : setAsked('renew'))}
        >
          {feed === null ? feedWords.make : feedWords.renew}
        </Button>
        {feed !== null && (
          <Button variant="default" loading={end.isPending} onClick={() => setAsked('end')}>
            {feedWords.end}
          </Button>
        )}
      </div>
      {problem !== null && <FormProblem text={problem.message} />}
      {asked !== null && <Asked what={asked} onAgree={agree} onClose={() => setAsked(null)} />}
    </>
  );
}

function WhenRead({ feed }: { readonly feed: Feed }) {
  if (feed === null) return <p className="dimmed">{feedWords.none}</p>;
  return (
    <p className="dimmed small">
      {feedWords.made} <Instant at={feed.madeAt} />,{' '}
      {feed.readAt === null ? (
        feedWords.unread
      ) : (
        <>
          {feedWords.read} <Instant at={feed.readAt} />
        </>
      )}
    </p>
  );
}

type AskedProps = {
  readonly what: 'renew' | 'end';
  readonly onAgree: () => void;
  readonly onClose: () => void;
};

function Asked({ what, onAgree, onClose }: AskedProps) {
  const isEnd = what === 'end';
  return (
    <ModalDialog title={isEnd ? feedWords.endTitle : feedWords.renewTitle} onClose={onClose}>
      <p>{isEnd ? feedWords.endAsk : feedWords.renewAsk}</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {feedWords.cancel}
        </Button>
        <Button onClick={onAgree}>{isEnd ? feedWords.end : feedWords.renew}</Button>
      </div>
    </ModalDialog>
  );
}
