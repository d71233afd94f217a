import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';
import './icon-button.css';

type Look = {
  /** With a frame, where it stands among fields and rows. */
  readonly isFramed?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** The same look for what leads elsewhere. */
export const iconButtonClass = ({ isFramed = false, size = 'md' }: Look): string =>
  `icon-button icon-button--${size}${isFramed ? ' icon-button--framed' : ''}`;

type Props = Look &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'disabled' | 'title'> & {
    readonly 'aria-label': string;
    readonly onClick: MouseEventHandler<HTMLButtonElement> | undefined;
  };

/** A sign that can be pressed; its name is said, not shown. */
export function IconButton({ isFramed, size, className = '', ...button }: Props) {
  const look = iconButtonClass({ ...(isFramed && { isFramed }), ...(size && { size }) });
  return <button type="button" {...button} className={`${look} ${className}`.trim()} />;
}
