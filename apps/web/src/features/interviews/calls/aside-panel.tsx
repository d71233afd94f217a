import type { Output } from '@candor/contract';
import { readCallPlan } from '@candor/contract/interviews/call-aside';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { asideWords } from './aside-words.ts';
import { readSeat } from './call-link.ts';
import type { CallSession } from './call-session.ts';
import type { Said } from './call-snapshot.ts';
import { clockText } from './clock-rules.ts';
import { GuestLink } from './guest-link.tsx';
import { placeInPlan } from './plan-rules.ts';
import { SaidLog, SayForm } from './say-form.tsx';
import { type Timed, useServerNow } from './use-server-now.ts';
import './aside-panel.css';

type Props = {
  readonly session: CallSession;
  readonly log: readonly Said[];
  readonly seen: Timed & { readonly seatID: number };
  readonly onClose: () => void;
};

/** What interviewers have beside the call: the plan with where they should be in it, and a line among themselves. */
export function AsidePanel({ session, log, seen, onClose }: Props) {
  return (
    <aside className="call-room__panel" aria-label={asideWords.title}>
      <h2>{asideWords.title}</h2>
      <p className="call-dimmed">{asideWords.text}</p>
      <PlanPart seen={seen} />
      <h3>{asideWords.line}</h3>
      <SaidLog log={log.filter(({ kind }) => kind === 'aside')} ownSeat={seen.seatID} />
      <SayForm label={asideWords.write} say={(text) => session.sayAside(text)}>
        <button type="button" className="call-button" onClick={onClose}>
          {asideWords.close}
        </button>
      </SayForm>
      <GuestLink session={session} />
    </aside>
  );
}

type Plan = Output<typeof readCallPlan>['plan'];
type Read = { readonly plan: Plan } | 'loading' | 'failed';

const readPlan = (): Promise<Read> =>
  call(readCallPlan, { body: { token: readSeat()?.token ?? '' } }).catch(() => 'failed' as const);

function PlanPart({ seen }: { readonly seen: Timed }) {
  const [read, setRead] = useState<Read>('loading');
  useEffect(() => void readPlan().then(setRead), []);
  const again = (): void => {
    setRead('loading');
    void readPlan().then(setRead);
  };
  if (read === 'loading') return <output className="call-dimmed">{asideWords.loading}</output>;
  if (read === 'failed') {
    return (
      <div className="call-problem" role="alert">
        <p>{asideWords.failed}</p>
        <button type="button" className="call-button" onClick={again}>
          {asideWords.again}
        </button>
      </div>
    );
  }
  if (read.plan === null) return <p className="call-dimmed">{asideWords.noPlan}</p>;
  return <ShownPlan plan={read.plan} seen={seen} />;
}

function ShownPlan({ plan, seen }: { readonly plan: NonNullable<Plan>; readonly seen: Timed }) {
  const passed = useServerNow(seen) - Date.parse(seen.startsAt);
  const place = placeInPlan(plan.sections, passed);
  return (
    <section className="aside-panel__plan" aria-label={asideWords.plan(plan.name)}>
      <h3>{asideWords.plan(plan.name)}</h3>
      <ol className="aside-panel__sections">
        {plan.sections.map(({ title, minutes, questions, lookFor }, index) => {
          const isNow = place?.index === index;
          return (
            <li key={index} aria-current={isNow ? 'step' : undefined}>
              <details open={isNow || plan.sections.length === 1}>
                <summary>
                  {title} <span className="call-dimmed">{asideWords.minutes(minutes)}</span>
                  {isNow && (
                    <strong className="aside-panel__now">
                      {asideWords.now(clockText(place.leftMs))}
                    </strong>
                  )}
                </summary>
                <ul>
                  {questions.map((question, at) => (
                    <li key={at}>{question}</li>
                  ))}
                </ul>
                {lookFor.trim() !== '' && (
                  <p className="call-dimmed">{asideWords.lookFor(lookFor)}</p>
                )}
              </details>
            </li>
          );
        })}
      </ol>
      {place === null && passed >= 0 && <p className="call-dimmed">{asideWords.after}</p>}
    </section>
  );
}
