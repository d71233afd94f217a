import { ScheduleLivePage } from '../features/interviews/appointments/schedule-live-page.tsx';
import type { KitField } from '../features/interviews/appointments/kit-field.ts';
import { KitChoice } from '../features/interviews/kits/kit-choice.tsx';

const kitField: KitField = (given) => <KitChoice {...given} />;

/** A live interview with its kit. */
export function ScheduleLiveKitPage() {
  return <ScheduleLivePage kitField={kitField} />;
}
