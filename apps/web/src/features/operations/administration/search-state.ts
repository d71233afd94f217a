import { useNavigate, useSearch } from '@tanstack/react-router';

/** Search and page stand in the address, so that a list can be sent to a colleague. */
export function useSearchState() {
  const {
    search = '',
    page: word = '1',
    ...kept
  } = useSearch({ strict: false }) as {
    search?: string;
    page?: string;
    state?: string;
  };
  const page = /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1;
  const navigate = useNavigate();
  const change = (next: { search?: string; page?: number }): void => {
    const wanted = { search, page, ...next };
    void navigate({
      to: '.',
      search: {
        ...kept,
        ...(wanted.search === '' ? {} : { search: wanted.search }),
        ...(wanted.page === 1 ? {} : { page: String(wanted.page) }),
      },
    });
  };
  return { search: search.slice(0, 200), page, state: kept.state, change };
}
