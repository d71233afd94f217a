import { listCompanies } from '@candor/contract/operations/administration';
import { useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { companyColumns } from './company-columns.tsx';
import {
  companyIntros,
  companyListWords,
  companyNamePlaceholder,
  companyStateWords,
} from './list-words.ts';
import './administration.css';

export function CompaniesPage() {
  const list = useList(listCompanies, ['search', 'state']);
  const state = list.query.state ?? 'all';
  return (
    <DataList
      list={list}
      words={companyListWords[state]}
      filters={[
        { name: 'search', placeholder: companyNamePlaceholder },
        { name: 'state', label: 'State', standard: 'all', choices: companyStateWords },
      ]}
      columns={companyColumns}
      rowsOf={({ companies }) => companies}
      keyOf={({ companyID }) => companyID}
    >
      <p className="intro">{companyIntros[state]}</p>
    </DataList>
  );
}
