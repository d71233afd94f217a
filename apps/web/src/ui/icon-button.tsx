import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';
import './icon-button.css';

type Look = {
  /** With a frame, where it stands among fields and rows. */
  readonly isFramed?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** The look of a large one, for what leads elsewhere. */
export const iconLinkClass = 'icon-button icon-button--lg';

type Props = Look &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'disabled' | 'title'> & {
    readonly 'aria-label': string;
    readonly onClick: MouseEventHandler<HTMLButtonElement> | undefined;
  };

/** A sign that can be pressed; its name is said, not shown. */
export function IconButton({ isFramed = false, size = 'md', className = '', ...button }: Props) {
  const look = `icon-button icon-button--${size} ${isFramed ? 'icon-button--framed' : ''}`;
  return <button type="button" {...button} className={`${look} ${className}`.trim()} />;
}
