import { isDivided, nothingAsked, spreadOf } from '@candor/contract/interviews/scorecard-rules';
import type { ReactNode } from 'react';
import { PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import type { Report, SentCard } from './scorecard-queries.ts';
import { cardWords, recommendationWords, reportWords } from './scorecard-words.ts';
import { ShownCard } from './shown-card.tsx';

type Props = { readonly report: Report };

type Row = {
  readonly name: string;
  readonly cell: (card: SentCard) => ReactNode;
  readonly spread?: ReactNode;
};

/** The columns before those of people, and what one person's needs to be read. */
const SIDES_REM = 20.5;
const PERSON_REM = 12;

/** A row for each attribute, a column for each person, and how far apart they are. */
export function ReportTable({ report }: Props) {
  const { scorecards } = report;
  const people = scorecards.map((card, index) => ({
    name: columnName(scorecards, index),
    cell: (row: Row) => row.cell(card),
  }));
  return (
    <section className="stack gap-sm" aria-labelledby="report-cards">
      <h2 id="report-cards">{reportWords.table}</h2>
      <Agreement report={report} />
      {/* Many people do not fit beside each other: the keys scroll too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="scorecard__wide" tabIndex={0} aria-label={reportWords.wide}>
        <div style={{ minWidth: `${SIDES_REM + PERSON_REM * people.length}rem` }}>
          <PlainTable
            columns={[
              { name: reportWords.attribute, width: '11rem', cell: ({ name }) => name },
              { name: reportWords.spread, width: '9.5rem', cell: ({ spread }) => spread ?? null },
              ...people,
            ]}
            rows={rowsOf(report)}
            keyOf={(_, at) => at}
          />
        </div>
      </section>
      <div className="stack scorecard__narrow">
        {scorecards.map((card, index) => (
          <div key={columnName(scorecards, index)} className="stack gap-xs card">
            <h3>{columnName(scorecards, index)}</h3>
            <ShownCard card={card} kit={report.kit?.content ?? null} />
            <SentAt card={card} />
          </div>
        ))}
        {scorecards.length > 1 && <Spreads report={report} />}
      </div>
    </section>
  );
}

/** Where nothing stands side by side, how far apart they are is a list of its own. */
function Spreads({ report: { scorecards, kit } }: Props) {
  const attributes = kit?.content.attributes ?? [];
  if (attributes.length === 0) return null;
  return (
    <div className="stack gap-xs card">
      <h3>{reportWords.spread}</h3>
      <Facts>
        {attributes.map(({ name }, place) => (
          <Fact key={place} name={name}>
            <SpreadCell scorecards={scorecards} place={place} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

/** Two of one name are told apart by their place. */
function columnName(scorecards: readonly SentCard[], index: number): string {
  const { name = '' } = scorecards[index] ?? {};
  const before = scorecards.slice(0, index).filter((card) => card.name === name).length;
  return before === 0 ? name : cardWords.another(name, before + 1);
}

function rowsOf({ scorecards, kit }: Report): Row[] {
  const asked = kit?.content ?? nothingAsked;
  return [
    {
      ...{ name: reportWords.recommendation, cell: (card) => <Recommended card={card} /> },
      spread: areDivided(scorecards) && <p className="problem">{reportWords.apart}</p>,
    },
    ...asked.attributes.map(({ name, points }, place) => ({
      name,
      cell: ({ scores }: SentCard) => <Scored score={scores[place]} points={points} />,
      spread: <SpreadCell scorecards={scorecards} place={place} />,
    })),
    ...asked.questions.map((question, place) => ({
      name: question,
      cell: ({ answers }: SentCard) => <span className="written">{answers[place]}</span>,
    })),
    { name: reportWords.sentAt, cell: (card) => <SentAt card={card} /> },
  ];
}

const areDivided = (scorecards: readonly SentCard[]): boolean =>
  isDivided(scorecards.map(({ recommendation }) => recommendation));

const pointsOf = (scorecards: readonly SentCard[], place: number) =>
  scorecards.map(({ scores }) => scores[place]?.point ?? null);

function Agreement({ report: { scorecards, kit } }: Props) {
  if (scorecards.length < 2) return null;
  const apart = (kit?.content.attributes ?? []).filter(
    (_, place) => spreadOf(pointsOf(scorecards, place)).isApart,
  );
  const divided = areDivided(scorecards);
  if (!divided && apart.length === 0) return <p>{reportWords.agree}</p>;
  return (
    <div className="stack gap-xs notice">
      <p className="medium">{reportWords.dividedTitle}</p>
      {divided && <p>{reportWords.divided}</p>}
      {apart.length > 0 && <p>{reportWords.apartOn(apart.map(({ name }) => name))}</p>}
    </div>
  );
}

type CardProps = { readonly card: SentCard };

function SentAt({ card: { sentAt, version, reason } }: CardProps) {
  return (
    <>
      <Instant at={sentAt} />
      {version > 1 && (
        <p className="dimmed small">
          {cardWords.version(version)}. {cardWords.reason(reason)}
        </p>
      )}
    </>
  );
}

function Recommended({ card: { recommendation, summary } }: CardProps) {
  return (
    <>
      <p className="medium">
        {recommendation === null ? cardWords.noRecommendation : recommendationWords[recommendation]}
      </p>
      <p className="written">{summary}</p>
    </>
  );
}

type ScoredProps = {
  readonly score: SentCard['scores'][number] | undefined;
  readonly points: readonly string[];
};

function Scored({ score, points }: ScoredProps) {
  const { point = null, note = '' } = score ?? {};
  return (
    <>
      <p>
        {point === null ? (
          <span className="dimmed">{cardWords.noPoint}</span>
        ) : (
          cardWords.point(point, points[point - 1] ?? '')
        )}
      </p>
      {note !== '' && <p className="written dimmed">{note}</p>}
    </>
  );
}

type SpreadProps = { readonly scorecards: readonly SentCard[]; readonly place: number };

function SpreadCell({ scorecards, place }: SpreadProps) {
  const { count, least, most, mean, isApart } = spreadOf(pointsOf(scorecards, place));
  if (least === null || most === null || mean === null) {
    return <span className="dimmed">{reportWords.noSpread}</span>;
  }
  const given = count === 1 ? String(least) : reportWords.spreadOf(least, most, mean);
  const people = scorecards.length;
  return (
    <>
      <p className="tabular">
        {count < people ? reportWords.onlySome(given, count, people) : given}
      </p>
      {isApart && <p className="problem">{reportWords.apart}</p>}
    </>
  );
}
