import { listOfferTemplates } from '@candor/contract/hiring/offer-templates';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Ago } from '../../../ui/ago.tsx';
import type { TemplateRow } from './offer-queries.ts';
import { listWords, templateStates, templateWords } from './offer-words.ts';

/** The words that offers begin with. */
export function OfferTemplatesPage() {
  const list = useList(listOfferTemplates, ['search', 'state']);
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: templateWords.search },
        { name: 'state', label: templateWords.state, standard: 'active', choices: templateStates },
      ]}
      columns={columns}
      rowsOf={({ templates }) => templates}
      keyOf={({ offerTemplateID }) => offerTemplateID}
      actions={<NewButton />}
      firstAction={<NewButton />}
    />
  );
}

const columns: Columns<TemplateRow> = [
  {
    name: templateWords.column,
    width: '28%',
    card: '1 whole',
    isWrapped: true,
    cell: ({ offerTemplateID, name }) => (
      <Link
        to="/company/settings/offer-templates/edit"
        search={{ offerTemplateID: String(offerTemplateID) }}
      >
        {name}
      </Link>
    ),
  },
  {
    name: templateWords.beginning,
    card: '2 whole small',
    isDimmed: true,
    cell: ({ beginning }) => beginning,
  },
  {
    name: templateWords.changed,
    width: '26%',
    card: '3 start small',
    isDimmed: true,
    cell: ({ changedAt, changedBy }) => (
      <>
        <Ago at={changedAt} />
        {templateWords.by(changedBy)}
      </>
    ),
  },
];

function NewButton() {
  return (
    <ButtonLink to="/company/settings/offer-templates/edit">{templateWords.create}</ButtonLink>
  );
}
