import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { InterviewQuery } from '../features/interviews/review/interview-queries.ts';
import { applicationStays } from '../features/interviews/review/decision-words.ts';
import {
  type Decided,
  type Made,
  sittingQuery,
  useSittingPage,
  useSittingQuery,
  useTakeBack,
} from '../features/interviews/review/sitting-queries.ts';
import { doneWords, sittingWords as words } from '../features/interviews/review/sitting-words.ts';
import { useMayDecide } from '../features/interviews/review/use-may-decide.ts';
import type { SearchParams } from '../lib/search-params.ts';
import { useRead } from '../lib/server-state.ts';
import { useAddress } from '../lib/use-address.ts';
import { useKeys } from '../ui/keys/key-sets.ts';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { leftOf, newOf, nextOpen, pageAhead, pageBefore } from './sitting-order-rules.ts';
import { SittingAhead } from './sitting-ahead.tsx';
import { SittingPerson } from './sitting-person.tsx';
import './sitting.css';

/** Reports that wait, one after the other: decide, and the next one is there. */
export function ReviewSittingPage() {
  usePageTitle(words.title);
  const query = useSittingQuery();
  const sitting = useRead(sittingQuery(query));
  return (
    <div className="sitting">
      <Loaded query={sitting} what={words.what}>
        {({ interviews, total, pageSize }) =>
          interviews.length === 0 ? (
            <EmptyState isPage title={words.nothing.title} action={<Back />}>
              {words.nothing.text}
            </EmptyState>
          ) : (
            <Sitting
              key={sitting.dataUpdatedAt}
              first={interviews.map(({ interviewScheduleID }) => interviewScheduleID)}
              {...{ query, total, pageSize }}
              onMore={() => void sitting.refetch()}
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** To the list that it began with. */
function Back() {
  const { interviewScheduleID: _here, ...search } = useAddress();
  return (
    <Link to="/company/interviews" search={search}>
      {words.back}
    </Link>
  );
}

type Props = {
  readonly first: readonly number[];
  readonly query: InterviewQuery;
  /** How many waited when it began. */
  readonly total: number;
  readonly pageSize: number;
  readonly onMore: () => void;
};

/** Where the sitting stands is in the address, so that the way back from a report leads to the same person. */
function Sitting({ onMore, ...beginning }: Props) {
  const navigate = useNavigate();
  const { interviewScheduleID: asked } = useAddress();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [said, say] = useState('');
  const known = new Set(decided.map(({ interviewScheduleID }) => interviewScheduleID));
  const { ids, current, unread } = useSittingIds(beginning, known, asked);
  const left = leftOf(ids, known) + unread;
  const at = ids.indexOf(current);
  const ahead = nextOpen(ids, known, current);
  const here = useHere(current);
  const may = useMayDecide();
  // Something was asked, or is being written: an answer that comes late shall lead on from nobody else.
  const [isAsking, setAsking] = useState(false);
  const go = (id: number): void => {
    if (here.current === null) return;
    void navigate({
      to: '/company/interviews/sitting',
      search: (before: SearchParams) => ({ ...before, interviewScheduleID: String(id) }),
      replace: true,
    });
  };
  const last = decided.at(-1);
  const takeBack = useTakeBack(({ interviewScheduleID, name }, isWhole) => {
    setAsking(false);
    setDecided((before) => before.filter((one) => one.interviewScheduleID !== interviewScheduleID));
    say(`${words.takenBack(name)}${isWhole ? '' : `. ${applicationStays(may.move)}`}`);
    go(interviewScheduleID);
  });
  const decide = (name: string, made: Made): void => {
    const { decision } = made;
    setAsking(false);
    const one = { interviewScheduleID: current, name, ...made };
    setDecided((before) => [
      ...before.filter((other) => other.interviewScheduleID !== current),
      one,
    ]);
    say(words.done(doneWords[decision], name));
    if (ahead !== undefined && here.current === current) go(ahead);
  };
  const startBack = (of: Decided): void => {
    setAsking(true);
    takeBack.mutate(of, { onError: () => setAsking(false) });
  };
  const to = (id: number | undefined) =>
    id === undefined || isAsking || left === 0 ? undefined : () => go(id);
  useKeys(words.title, [
    { keys: ['j'], text: words.next, act: to(ids[at + 1]) },
    { keys: ['k'], text: words.previous, act: to(ids[at - 1]) },
    {
      keys: ['u'],
      text: words.takeBack,
      act: last === undefined || isAsking ? undefined : () => startBack(last),
      isOnce: true,
    },
  ]);
  return (
    <>
      <div className="row apart spread">
        <Back />
        <p className="row apart tabular">
          <span className="dimmed small">{words.place(at + 1, ids.length + unread)}</span>
          <output className="medium">{words.left(left)}</output>
        </p>
      </div>
      <Said
        {...{ said, last, isAsking }}
        problem={takeBack.error?.message}
        onBack={startBack}
        onMore={ahead === undefined && left > 0 ? onMore : undefined}
      />
      {left === 0 ? (
        <EmptyState
          isPage
          title={words.finished.title}
          action={<Button onClick={onMore}>{words.more}</Button>}
        >
          {words.finished.decided(decided.length)}
        </EmptyState>
      ) : (
        <SittingPerson
          key={current}
          interviewScheduleID={String(current)}
          onAsking={setAsking}
          onDecided={decide}
        />
      )}
      {ahead !== undefined && <SittingAhead interviewScheduleID={String(ahead)} />}
    </>
  );
}

/** Loads on as it goes: whoever sits down before two hundred reports goes through two hundred. */
function useSittingIds(
  { first, query, total, pageSize }: Omit<Props, 'onMore'>,
  decided: ReadonlySet<number>,
  asked: string | undefined,
) {
  const [ids, setIds] = useState(first);
  const [isWhole, setWhole] = useState(total <= first.length);
  const [back, setBack] = useState<number | null>(null);
  const more = useSittingPage(query, (found, read) => {
    const fresh = newOf(ids, found);
    setIds([...ids, ...fresh]);
    setBack(fresh.length > 0 ? null : pageBefore(read));
    setWhole(fresh.length === 0 && pageBefore(read) === null);
  });
  const current = ids.find((id) => String(id) === asked) ?? ids[0] ?? 0;
  const ahead = isWhole ? null : pageAhead({ ids, decided, from: current, pageSize });
  const page = ahead === null ? null : (back ?? ahead);
  const { mutate, isPending, isError } = more;
  useEffect(() => {
    if (page !== null && !isPending && !isError) mutate(page);
  }, [page, isPending, isError, mutate]);
  return { ids, current, unread: isWhole ? 0 : Math.max(0, total - ids.length) };
}

type SaidProps = {
  readonly said: string;
  readonly last: Decided | undefined;
  readonly isAsking: boolean;
  readonly problem: string | undefined;
  readonly onBack: (decided: Decided) => void;
  /** Nobody else is left here: a colleague may have decided about the one who is. */
  readonly onMore: (() => void) | undefined;
};

/** What was done last, and the way back from it. */
function Said({ said, last, isAsking, problem, onBack, onMore }: SaidProps) {
  return (
    <div className="row apart sitting__said">
      <output>{said}</output>
      {last !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-keyshortcuts="U"
          disabled={isAsking}
          onClick={() => onBack(last)}
        >
          {words.takeBackOf(last.name)}
        </Button>
      )}
      {onMore !== undefined && (
        <Button variant="default" size="compact-sm" onClick={onMore}>
          {words.more}
        </Button>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Whom the reader is at when an answer comes; null: they have left the sitting. */
function useHere(current: number) {
  const here = useRef<number | null>(null);
  useEffect(() => {
    here.current = current;
    return () => {
      here.current = null;
    };
  }, [current]);
  return here;
}
