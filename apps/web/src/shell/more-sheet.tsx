import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { type ConsoleLink, isCurrent } from './console-link.ts';
import { moreWords } from './more-words.ts';
import './more-sheet.css';

type Props = {
  readonly links: readonly ConsoleLink[];
  /** The area of the page that is shown. */
  readonly current: string | undefined;
  readonly onClose: () => void;
};

/** The rest of the navigation, over a phone's bar. */
export function MoreSheet({ links, current, onClose }: Props) {
  return (
    <ModalDialog title={moreWords.more} onClose={onClose}>
      <nav className="more-sheet" aria-label={moreWords.more}>
        {links.map(({ to, text, icon, ...link }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            className="row unwrapped more-sheet__link"
            aria-current={isCurrent(link, current) ? 'page' : undefined}
            onClick={onClose}
          >
            {icon}
            {text}
          </Link>
        ))}
      </nav>
      <Button variant="default" onClick={onClose}>
        {moreWords.close}
      </Button>
    </ModalDialog>
  );
}
