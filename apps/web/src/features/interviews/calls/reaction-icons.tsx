import type { Reaction } from '@candor/contract/interviews/call-rules';
import { Icon } from '../../../ui/icons.tsx';

const paths: Readonly<Record<Reaction, string>> = {
  agree:
    'M7 9v7.5H4V9zM7 9l3-6c1.4 0 2 .9 1.8 2.2L11.4 8H15c1.2 0 1.7.8 1.5 1.8l-1 5.2c-.2 1-.8 1.5-1.8 1.5H7',
  thanks:
    'M10 16.5C5.5 13.2 3.5 10.8 3.5 8a3.3 3.3 0 0 1 6.5-1 3.3 3.3 0 0 1 6.5 1c0 2.8-2 5.2-6.5 8.5z',
  applause: 'M10 3l2.100 4.4 4.9.6-3.6 3.4.9 4.8L10 13.9l-4.3 2.3.9-4.8L3 8l4.9-.6z',
  laugh:
    'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM7.3 8.3v.4M12.7 8.3v.4M6.5 11.5h7a3.5 3.5 0 0 1-7 0z',
  surprise:
    'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM7.3 8v.4M12.7 8v.4M10 11a1.6 1.9 0 1 1 0 3.8 1.6 1.9 0 0 1 0-3.8z',
};

export function ReactionIcon({ reaction }: { readonly reaction: Reaction }) {
  return (
    <Icon>
      <path d={paths[reaction]} />
    </Icon>
  );
}
