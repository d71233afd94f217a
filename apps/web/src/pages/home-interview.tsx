import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PlainForm } from '../ui/plain-form.tsx';
import { interviewLink } from './interview-link.ts';

/** For a candidate who came to the front page: the way in is the link that was mailed. */
export function HomeInterview() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();

  const open = (): void => {
    const link = interviewLink(pasted, location.origin);
    setProblem(link.problem);
    // The room is a page of its own with a stricter policy, so the browser loads it afresh.
    if (link.path !== undefined) location.assign(link.path);
  };

  return (
    <section id="interview" className="home-page__section" aria-labelledby="interview-title">
      <h2 id="interview-title">You have an interview</h2>
      <div className="home-page__interview">
        <PlainForm onSubmit={open}>
          <p>
            Your invitation e-mail holds a link made for you. Open it there, or paste it here.
            Opening it starts nothing yet.
          </p>
          <TextInput
            label="Link from the invitation"
            placeholder="https://…/bot-interview?token=…"
            value={pasted}
            error={problem}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Button type="submit">Open the interview</Button>
        </PlainForm>
        <div>
          <h3>What to prepare</h3>
          <ol className="stack gap-xs home-page__steps">
            <li>A computer with Chrome or Edge. A phone cannot share its screen.</li>
            <li>A camera and a microphone, and permission for the browser to use them.</li>
            <li>Nothing on the screen that you would not show: all of it is shared.</li>
            <li>
              A quiet place and a steady connection. If it drops, answers wait and are sent later.
            </li>
          </ol>
        </div>
      </div>
    </section>
  );
}
