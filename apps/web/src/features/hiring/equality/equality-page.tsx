import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { EqualityForm } from './equality-form.tsx';
import { equalityQuery } from './equality-queries.ts';
import './equality-page.css';

/** Which voluntary questions are asked after applying. */
export function EqualityPage() {
  usePageTitle('Equal opportunity');
  const settings = useRead(equalityQuery);
  return (
    <div className="stack gap-lg column">
      <PageHead title="Equal opportunity">
        <p className="equality-page__intro">
          After sending an application, people can be asked a few voluntary questions. You see
          selection rates of groups under <Link to="/company/reports">Reports</Link>, never what one
          person answered: no page, search or export shows it, to administrators neither.
        </p>
      </PageHead>
      <Loaded query={settings} what="the questions">
        {(data) => (
          // Another version is another form: what a colleague saved is not overwritten unseen.
          <EqualityForm key={data.version} settings={data} />
        )}
      </Loaded>
    </div>
  );
}
