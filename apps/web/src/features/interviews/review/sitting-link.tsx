import { ButtonLink } from '../../../ui/button-link.tsx';
import type { InterviewQuery } from './interview-queries.ts';
import { sittingWords } from './sitting-words.ts';
import { useMayDecide } from './use-may-decide.ts';

/** From the list as it is narrowed; its page is nobody's filter. */
export function SittingLink({ query }: { readonly query: InterviewQuery }) {
  const { decide } = useMayDecide();
  if (!decide) return null;
  const { page: _all, state: _any, ...search } = query;
  return (
    <ButtonLink variant="default" to="/company/interviews/sitting" search={search}>
      {sittingWords.begin}
    </ButtonLink>
  );
}
