import { useQuery } from '@tanstack/react-query';

type Asked = {
  readonly fileID: number;
  /** Of a file that has more than one: which. */
  readonly version?: string | undefined;
  readonly load: (signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly isShown?: boolean;
};

/** What a file holds, for as long as it is read. */
export const useDocument = ({ fileID, version = '', load, isShown = true }: Asked) =>
  useQuery({
    queryKey: ['document', fileID, version],
    queryFn: ({ signal }) => load(signal),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    // Ten megabytes are not kept for who may come back.
    gcTime: 60_000,
    retry: false,
  });
