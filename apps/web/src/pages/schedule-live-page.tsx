import { ScheduleLivePage } from '../features/interviews/appointments/schedule-live-page.tsx';
import type { KitField } from '../features/interviews/appointments/kit-field.ts';
import { KitOfRound } from '../features/interviews/kits/kit-of-round.tsx';

const kitField: KitField = ({ applicationID, ...given }) => (
  <KitOfRound applicationID={String(applicationID)} {...given} />
);

/** A live interview with its kit. */
export function ScheduleLiveKitPage() {
  return <ScheduleLivePage kitField={kitField} />;
}
