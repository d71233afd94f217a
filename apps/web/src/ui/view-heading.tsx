import { useEffect, useRef } from 'react';

/** The heading of a view that took another's place: the focus goes on from there. */
export function ViewHeading({ children }: { readonly children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
