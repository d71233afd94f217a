/** What a page may load before anyone can use it, in bytes after gzip. */
export type Budget = {
  readonly name: string;
  /** The HTML file in apps/web/dist. */
  readonly page: string;
  /** Routes loaded later that belong to this view: the first part of their file's name. */
  readonly routes: readonly string[];
  readonly js: number;
  readonly css: number;
  /** The typefaces that the page asks for at once. */
  readonly font: number;
};

export const budgets: readonly Budget[] = [
  {
    name: 'room before consent',
    page: 'room.html',
    routes: [],
    js: 125_000,
    css: 14_000,
    font: 50_000,
  },
  {
    name: 'login',
    page: 'app.html',
    routes: ['login-page'],
    js: 185_000,
    css: 22_000,
    font: 95_000,
  },
];
