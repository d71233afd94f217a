import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { registrationFrameWords as words } from './person-words.ts';
import './registration-frame.css';

export type RegistrationStep = {
  readonly title: string;
  readonly minutes: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
};

type Props = {
  readonly steps: readonly RegistrationStep[];
  /** From 1. */
  readonly current: number;
  readonly done: readonly number[];
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
};

/** On the left what is done, what is now and what is left; on the right one section. */
export function RegistrationFrame({ steps, current, done, title, intro, children }: Props) {
  return (
    <div className="registration-frame">
      <nav className="registration-frame__steps" aria-label={words.steps}>
        <ol>
          {steps.map((step, index) => (
            <Step
              key={step.title}
              step={step}
              number={index + 1}
              isCurrent={index + 1 === current}
              isDone={done.includes(index + 1)}
            />
          ))}
        </ol>
      </nav>
      <section className="stack gap-lg" aria-labelledby="registration-title">
        <header>
          <p className="dimmed registration-frame__count">{words.step(current, steps.length)}</p>
          <h1 id="registration-title">{title}</h1>
          <p className="dimmed registration-frame__intro">{intro}</p>
        </header>
        {children}
      </section>
    </div>
  );
}

function Step({
  step,
  number,
  isCurrent,
  isDone,
}: {
  readonly step: RegistrationStep;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}) {
  const state = isCurrent ? 'current' : isDone ? 'done' : 'left';
  return (
    <li
      className={`row gap-sm unwrapped registration-frame__step registration-frame__step--${state}`}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className="registration-frame__mark" aria-hidden="true">
        {isDone && !isCurrent ? '✓' : number}
      </span>
      <span>
        {isDone && !isCurrent ? (
          <Link to={step.to} search={step.search ?? {}}>
            {step.title}
          </Link>
        ) : (
          <span className="registration-frame__name">{step.title}</span>
        )}
        <span className="registration-frame__note">{isDone ? words.done : step.minutes}</span>
      </span>
    </li>
  );
}
