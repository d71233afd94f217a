import { lazy } from 'react';
import { LinkPage } from '../features/interviews/appointments/link-page.tsx';

/** Loaded by whoever says their hours. */
const LinkHours = lazy(async () => ({
  default: (await import('../features/interviews/availability/link-hours.tsx')).LinkHours,
}));

/** Loaded once it is over. */
const LinkFeedback = lazy(async () => ({
  default: (await import('../features/interviews/candidate-feedback/give-feedback.tsx'))
    .GiveFeedback,
}));

/** AV-1, AV-5: a live interview by its mailed link; who sits there says there when they can. */
export function AppointmentLinkPage() {
  return <LinkPage Hours={LinkHours} Feedback={LinkFeedback} />;
}
