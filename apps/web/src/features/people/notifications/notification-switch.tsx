import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTask } from '../../../lib/server-state.ts';
import { type MessagingState, messagingState, turnOff, turnOn } from './messaging.ts';
import './notification-switch.css';

const texts: Readonly<Record<MessagingState, string>> = {
  on: 'This browser tells you at once, also when no page of ours is open.',
  off: 'This browser can tell you at once, also when no page of ours is open.',
  refused:
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then reload the page. Everything important also comes by mail.',
  unavailable:
    'This browser shows no notifications of ours. Everything important also comes by mail.',
};

export function NotificationSwitch() {
  const [state, setState] = useState(messagingState);
  const change = useTask(() => (state === 'on' ? turnOff() : turnOn()), {
    refreshes: [],
    onDone: setState,
  });
  const title = useId();
  return (
    <section className="stack gap-sm start notification-switch" aria-labelledby={title}>
      <h2 id={title}>In this browser</h2>
      <output>{texts[state]}</output>
      {change.error !== null && (
        <p className="notification-switch__problem" role="alert">
          The browser did not reach its notification service. Please try again later.
        </p>
      )}
      {(state === 'on' || state === 'off') && (
        <Button
          variant={state === 'on' ? 'default' : 'filled'}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {state === 'on' ? 'Turn off here' : 'Turn on here'}
        </Button>
      )}
    </section>
  );
}
