import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { useSession } from '../../../lib/session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { type SettingsSection, settingsGroups } from './settings-sections.ts';
import './settings-page.css';

/** Everything that is decided once for the company, as far as this member may decide it. */
export function SettingsPage() {
  usePageTitle('Settings');
  const session = useSession();
  const isAdmin = session?.userType[0] === 'COMPANY_ADMIN';
  const may = useRights();
  const isOpen = ({ needs, isOfMoney }: SettingsSection): boolean => {
    if (isOfMoney === true && session?.hasBilling !== true) return false;
    if (needs === 'nothing') return true;
    return needs === 'admin' ? isAdmin : may(needs.featureId, needs.activityId);
  };
  return (
    <div className="stack gap-lg broad">
      <PageHead title="Settings" />
      {settingsGroups.map(({ title, sections }) => (
        <Group key={title} title={title} sections={sections.filter(isOpen)} />
      ))}
    </div>
  );
}

type GroupProps = { readonly title: string; readonly sections: readonly SettingsSection[] };

function Group({ title, sections }: GroupProps) {
  const id = useId();
  if (sections.length === 0) return null;
  return (
    <section className="stack gap-xs" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="lines">
        {sections.map((section) => (
          <li key={section.to} className="settings-page__section">
            <Link to={section.to} className="covering">
              {section.title}
            </Link>
            <p>{section.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
