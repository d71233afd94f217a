import { useEffect, useRef } from 'react';

/** What the server refused. Takes the focus when it appears, so that the person goes on from there. */
export function FormProblem({ text }: { readonly text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} className="notice bad" role="alert" tabIndex={-1}>
      {text}
    </p>
  );
}
