/** One try to redeem a secret; the nth comes from a network of its own. */
export type Redeem = (n: number) => Promise<Response>;

/** Makes a secret of its kind; `arm` gives what is short-lived about it, just before it is redeemed. */
export type Kind = {
  readonly name: string;
  readonly make: () => Promise<() => Promise<Redeem>>;
  /** Not won but shared: every try within ten seconds gets the one successor. */
  readonly isShared?: true;
};
