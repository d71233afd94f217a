import { useEffect, useRef } from 'react';
import './problem.css';

/** Takes the focus when it appears: the person continues from what went wrong. */
export function Problem({ text }: { readonly text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} className="problem" role="alert" tabIndex={-1}>
      {text}
    </p>
  );
}
