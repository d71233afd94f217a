/** What a product calls what is made for it. */
export type Names = {
  /** As people read it: “Another Candor is already running on …”. */
  readonly product: string;
  /** Of the database, the access map and folders beside the data folder; lower-case letters. */
  readonly short: string;
  /** The role that owns everything; made with the data folder. */
  readonly owner: string;
  /** The role that serves requests; made by the product's own migrations. */
  readonly app: string;
};
