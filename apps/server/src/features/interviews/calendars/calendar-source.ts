/** Where a calendar is; kept sealed. */
export type CalendarSource =
  | { readonly kind: 'feed'; readonly address: string }
  | {
      readonly kind: 'caldav';
      readonly address: string;
      readonly user: string;
      readonly password: string;
    };

export type Question = {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** The only way out of the thread that reads: rejects with a `ReadTrouble`. */
export type Ask = (question: Question) => Promise<Answer>;
