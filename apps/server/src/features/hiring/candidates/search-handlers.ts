import type { contract } from '@candor/contract';
import { FEW_ROWS } from '@candor/contract/fields';
import { type Keywords, parseKeywords } from '@candor/contract/hiring/keyword-rules';
import type { Database } from '../../../platform/database/database.ts';
import { planEachQuery } from '../../../platform/database/plan-each.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  type CandidateRow,
  findCandidates,
  findMatches,
  PAGE_SIZE,
} from './candidate-search-store.ts';
import { readChoices } from './choice-store.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type CandidateSort, type Position, positionOf } from './cursor-rules.ts';
import { listColleagues } from './member-store.ts';
import { findSamePerson, type Suggestion } from './same-person-store.ts';

type Handlers = HandlersOf<typeof contract.candidates>;

export function searchHandlers(
  db: Database,
): Pick<Handlers, 'getCandidatesByFilter' | 'listCandidateChoices'> {
  return {
    async getCandidatesByFilter({ body, session: { companyId }, now }) {
      const { sort = 'activity', cursor, few, ...filter } = body;
      const size = few === undefined ? PAGE_SIZE : FEW_ROWS;
      const tree = understood(filter.keywords);
      const asked = { companyId, filter: { ...filter, now }, tree };
      const after = cursor === undefined ? null : placeOf(sort, cursor);
      return db.inCompany(companyId, async (tx) => {
        await planEachQuery(tx);
        const matches = await findMatches(tx, asked);
        const page = { sort, after, limit: size + 1 };
        const found = await findCandidates(tx, asked, { matches, page });
        const { count, isMore } = matches;
        const total = after === null ? { count, isMore } : null;
        const last = found.length > size ? found[size - 1] : undefined;
        const nextCursor = last === undefined ? null : writeCursor(last.position);
        const rows = found.slice(0, size);
        const same = few === undefined ? await findSamePerson(tx, companyId, idsOf(rows)) : [];
        return { candidates: withSame(rows, same), nextCursor, total };
      });
    },

    listCandidateChoices: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const colleagues = (await listColleagues(tx, companyId)).map(({ membershipID, name }) => ({
          membershipID,
          name,
        }));
        return { ...(await readChoices(tx, companyId)), colleagues };
      }),
  };
}

/** What the words mean; what is wrong with them is said of their field. */
export function understood(keywords: string | undefined): Keywords | null {
  const { tree, problem } = parseKeywords(keywords ?? '');
  if (problem !== undefined) {
    throw fail('keywords_misread', problem.message, { path: 'body.keywords' });
  }
  return tree;
}

function placeOf(sort: CandidateSort, cursor: string): Position {
  const position = positionOf(sort, readCursor(cursor));
  if (position !== null) return position;
  throw refuse('cursor_refused', { params: { what: 'search' }, path: 'body.cursor' });
}

const idsOf = (rows: readonly CandidateRow[]) => rows.map(({ row }) => row.candidateID);

/** Each with one other who may be the same person. */
function withSame(rows: readonly CandidateRow[], found: readonly Suggestion[]) {
  const others = new Map(
    found.map(({ candidateID, otherID, name }) => [candidateID, { candidateID: otherID, name }]),
  );
  return rows.map(({ row, lastActivityAt }) => ({
    ...row,
    lastActivityAt: lastActivityAt.toISOString(),
    maybeSame: others.get(row.candidateID) ?? null,
  }));
}
