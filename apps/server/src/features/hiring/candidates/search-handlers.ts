import type { contract } from '@candor/contract';
import { type Keywords, parseKeywords } from '@candor/contract/hiring/keyword-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
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
import { findSamePerson } from './same-person-store.ts';

type Handlers = HandlersOf<typeof contract.candidates>;

export function searchHandlers(
  db: Database,
): Pick<Handlers, 'getCandidatesByFilter' | 'listCandidateChoices'> {
  return {
    async getCandidatesByFilter({ body, session: { companyId }, now }) {
      const { sort = 'activity', cursor, ...filter } = body;
      const tree = understood(filter.keywords);
      const asked = { companyId, filter: { ...filter, now }, tree };
      const after = cursor === undefined ? null : placeOf(sort, cursor);
      return db.inCompany(companyId, async (tx) => {
        await planEachQuery(tx);
        const matches = await findMatches(tx, asked);
        const page = { sort, after, limit: PAGE_SIZE + 1 };
        const found = await findCandidates(tx, asked, { matches, page });
        const { count, isMore } = matches;
        const total = after === null ? { count, isMore } : null;
        const last = found.length > PAGE_SIZE ? found[PAGE_SIZE - 1] : undefined;
        const nextCursor = last === undefined ? null : writeCursor(last.position);
        const candidates = await withSame(tx, companyId, found.slice(0, PAGE_SIZE));
        return { candidates, nextCursor, total };
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

/** Each with one other who may be the same person. */
async function withSame(tx: Tx, companyId: number, rows: readonly CandidateRow[]) {
  const ids = rows.map(({ row }) => row.candidateID);
  const found = await findSamePerson(tx, companyId, ids);
  const others = new Map(
    found.map(({ candidateID, otherID, name }) => [candidateID, { candidateID: otherID, name }]),
  );
  return rows.map(({ row, lastActivityAt }) => ({
    ...row,
    lastActivityAt: lastActivityAt.toISOString(),
    maybeSame: others.get(row.candidateID) ?? null,
  }));
}
