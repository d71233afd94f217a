import { expect, test } from 'vitest';
import { filtersIn, queryText, readCandidateSearch, searchOfText } from './candidate-search.ts';

test('the address becomes the filter that the server takes', () => {
  const search = {
    keywords: 'welder NOT intern',
    skills: 'tig welding|c++',
    experienceMin: '2',
    country: 'NO',
    sort: 'score',
  };
  expect(readCandidateSearch(search)).toEqual({
    keywords: 'welder NOT intern',
    skills: ['tig welding', 'c++'],
    experienceMin: 2,
    country: 'NO',
    sort: 'score',
  });
});

test('what the server would refuse counts as not given', () => {
  const search = {
    ...{ experienceMin: 'many', scoreMax: '101', country: 'Norway', availableBy: 'soon' },
    ...{ stageKind: 'x', sort: 'sideways', jobID: '0', city: ' ', utm_source: 'mail' },
  };
  expect(readCandidateSearch(search)).toEqual({});
});

test('a saved search holds the filters and the order, and gives them back', () => {
  const search = { keywords: 'a&b=c "d"', tags: 'x|y', sort: 'name', utm_source: 'mail' };
  const { utm_source: _, ...kept } = search;
  expect(searchOfText(queryText(search))).toEqual(kept);
  expect(filtersIn(search)).toEqual(['keywords', 'tags']);
});
