import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { MoreIcon } from '../ui/icons.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import type { ConsoleLink } from './console-layout.tsx';
import './more-links.css';

/** What a phone's bar shows before “More”: five words are as many as its width holds. */
export const FIRST_LINKS = 4;

type Props = {
  readonly links: readonly ConsoleLink[];
  /** The area of the page that is shown. */
  readonly current: string | undefined;
};

/** The rest of the navigation, on a phone: a sheet over the bar. */
export function MoreLinks({ links, current }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isHere = links.some(({ area }) => area === current);
  return (
    <>
      <button
        type="button"
        className={`row unwrapped console-layout__link more-links${isHere ? ' more-links--here' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <MoreIcon />
        More
      </button>
      {isOpen && (
        <ModalDialog title="More" onClose={() => setIsOpen(false)}>
          <nav className="more-links__sheet" aria-label="More">
            {links.map(({ to, area, text, icon }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                className="row unwrapped more-links__link"
                aria-current={area === current ? 'page' : undefined}
                onClick={() => setIsOpen(false)}
              >
                {icon}
                {text}
              </Link>
            ))}
          </nav>
          <Button variant="default" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        </ModalDialog>
      )}
    </>
  );
}
