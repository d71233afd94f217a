import { type MouseEvent, useEffect, useRef } from 'react';
import { fieldId } from '../../ui/step-form.tsx';

type Problem = { readonly path: string; readonly text: string };

/** Takes the focus when it appears, so that a screen reader reads it and the keyboard goes on from there. */
export function ProblemLinks({ problems }: { readonly problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="step-form__problems" role="alert" tabIndex={-1}>
      <p>{problems.length === 1 ? 'One thing is missing:' : 'Some things are missing:'}</p>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={path}>
            <a href={`#${fieldId(path)}`} onClick={(event) => focusField(event, path)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without touching the address: the router would take it for a navigation. */
function focusField(event: MouseEvent, path: string): void {
  const target = document.getElementById(fieldId(path));
  if (target === null) return;
  event.preventDefault();
  target.focus();
}
