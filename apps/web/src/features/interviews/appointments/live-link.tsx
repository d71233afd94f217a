import { linkWords } from './schedule-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** To the form, which asks for whom. */
export function LiveLink() {
  return <ButtonLink to="/company/jobs/schedule-live">{linkWords.schedule}</ButtonLink>;
}
