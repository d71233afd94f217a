import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link that looks like the page's one action. `to` is an address of ours, made by the rules. */
export function LinkButton({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) {
  return <Button renderRoot={(props) => <Link to={to} {...props} />}>{children}</Button>;
}
