import { usePageTitle } from '../ui/page-title.ts';
import './maintenance-page.css';

/** MN-1: an image only; who cannot see it is told the same by its description. */
export function MaintenancePage() {
  usePageTitle('Maintenance');
  return (
    <main className="maintenance-page">
      <img
        src="/maintenance.svg"
        width={480}
        height={320}
        alt="Candor is being maintained and will be back soon. Answers that were saved are safe."
      />
    </main>
  );
}
