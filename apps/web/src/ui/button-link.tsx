import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AnchorProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>;

function ButtonAnchor(props: AnchorProps) {
  return <Button component="a" {...props} />;
}

/** A link that looks like a button: an address of ours with its search, typed as `Link`'s. */
export const ButtonLink = createLink(ButtonAnchor);
