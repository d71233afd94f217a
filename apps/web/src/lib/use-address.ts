import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from './search-params.ts';

/** What the page's address says, as text; what of it narrows an endpoint is `useAsked`'s or `useList`'s. */
export const useAddress = (): SearchParams => useSearch({ strict: false });
