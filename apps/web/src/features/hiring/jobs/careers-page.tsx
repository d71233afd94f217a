import { usePageTitle } from '../../../ui/page-title.ts';
import { AdvertList } from './advert-list.tsx';
import './career-page.css';

/** [RT-4] Every published job of every company. */
export function CareersPage() {
  usePageTitle('Jobs');
  return (
    <div className="stack gap-lg career-page">
      <h1>Jobs</h1>
      <AdvertList />
    </div>
  );
}
