import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './shown-secret.css';

type Props = {
  readonly title: string;
  readonly secret: string;
  readonly children: ReactNode;
  readonly onKept: () => void;
};

/** A secret that the server will not say again: it stays until the person says that it is kept. */
export function ShownSecret({ title, secret, children, onKept }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useEffect(() => heading.current?.focus(), []);
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <section className="stack gap-sm shown-secret" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      <code className="shown-secret__text">{secret}</code>
      <div className="row gap-sm">
        <Button onClick={copy}>Copy</Button>
        <Button variant="default" onClick={onKept}>
          I have kept it
        </Button>
      </div>
      <output>
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'This browser does not copy. Please select the text.'}
      </output>
    </section>
  );
}
