import { listQuestionReports } from '@candor/contract/question-reports';
import { listQuestions } from '@candor/contract/questions';
import type { SearchParams } from '../../lib/search-params.ts';
import type { QuestionQuery, ReportQuery } from './question-queries.ts';

const filterNames = ['search', 'skillID', 'difficulty', 'status'] as const;

/**
 * The filters as the address holds them. Someone may have typed anything there: a value that the
 * server would refuse counts as not given.
 */
export function readQuestionSearch(search: SearchParams): QuestionQuery {
  const { query } = listQuestions;
  const known: QuestionQuery = {};
  for (const name of [...filterNames, 'sort', 'page'] as const) {
    const value = search[name];
    if (value === undefined || value === '') continue;
    if (query.shape[name].safeParse(value).success) Object.assign(known, { [name]: value });
  }
  return known;
}

export const isFiltered = (query: QuestionQuery): boolean =>
  filterNames.some((name) => query[name] !== undefined);

export function readReportSearch(search: SearchParams): ReportQuery {
  const { query } = listQuestionReports;
  const known: ReportQuery = {};
  for (const name of ['state', 'page'] as const) {
    const value = search[name];
    if (value !== undefined && query.shape[name].safeParse(value).success) {
      Object.assign(known, { [name]: value });
    }
  }
  return known;
}
