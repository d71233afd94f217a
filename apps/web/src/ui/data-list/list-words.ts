import { locale } from '../reader-locale.ts';

/** What a list says of itself. */
export type ListWords<Data> = {
  readonly title: string;
  /** Of the table; the title unless it is another. */
  readonly caption?: string;
  /** With its article, as in “the jobs”. */
  readonly what: string;
  readonly count: (data: Data) => string;
  /** When there is none at all. */
  readonly none?: { readonly title: string; readonly text: string };
  /** When there is none of this kind. */
  readonly unmatched: {
    readonly title: (query: Readonly<Record<string, string | undefined>>) => string;
    readonly text: string;
    readonly clear?: string;
  };
};

/** “1 job”, “1,200 jobs”. */
export const counted =
  (one: string, many: string) =>
  ({ total }: { readonly total: number }): string =>
    `${total.toLocaleString(locale)} ${total === 1 ? one : many}`;

/** “No job matches “weld””; “Nothing here” where no words were searched. */
export const unmatched =
  (begin: string, otherwise = 'Nothing here') =>
  ({ search }: Readonly<Record<string, string | undefined>>): string =>
    search === undefined ? otherwise : `${begin} “${search}”`;
