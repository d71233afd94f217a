import { usePageTitle } from '../../../ui/page-title.ts';
import { AdvertList } from './advert-list.tsx';
import { careerWords as words } from './career-words.ts';
import './career-page.css';

/** [RT-4] Every published job of every company. */
export function CareersPage() {
  usePageTitle(words.title);
  return (
    <div className="stack gap-lg career-page">
      <h1>{words.title}</h1>
      <AdvertList />
    </div>
  );
}
