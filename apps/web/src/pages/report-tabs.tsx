import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import './report-tabs.css';

export type ReportTab = 'answers' | 'notes' | 'history';

const names: Readonly<Record<ReportTab, string>> = {
  answers: 'Answers by skill',
  notes: 'Notes',
  history: 'History',
};

/** What the address says; nonsense is the first tab. */
export const readTab = (given: string | undefined): ReportTab =>
  given === 'notes' || given === 'history' ? given : 'answers';

type Props = {
  readonly interviewScheduleID: string;
  readonly open: ReportTab;
  readonly notes: number;
  readonly panels: Readonly<Record<ReportTab, ReactNode>>;
};

/** Which one is open stands in the address. All of them are in the page, because paper has no tabs. */
export function ReportTabs({ interviewScheduleID, open, notes, panels }: Props) {
  const tabs = Object.keys(names) as ReportTab[];
  return (
    <div className="stack">
      <nav className="unprinted" aria-label="Parts of the report">
        <ul className="tabs">
          {tabs.map((tab) => (
            <li key={tab}>
              <Link
                to="/company/view-interview"
                search={{ interviewScheduleID, ...(tab === 'answers' ? {} : { tab }) }}
                activeOptions={{ exact: true }}
                aria-current={tab === open ? 'true' : undefined}
                resetScroll={false}
                replace
              >
                {names[tab]}
                {tab === 'notes' && notes > 0 && <span className="tabular"> {notes}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map((tab) => (
        <section
          key={tab}
          className="stack report-tabs__panel"
          aria-labelledby={`report-${tab}`}
          hidden={tab !== open}
        >
          <h2 id={`report-${tab}`}>{names[tab]}</h2>
          {panels[tab]}
        </section>
      ))}
    </div>
  );
}
