import { AbsentPage } from './absent-page.tsx';

/** RT-2: a section of its own, whose pages come with its feature. */
export function UserIdVerificationPage() {
  return <AbsentPage />;
}
