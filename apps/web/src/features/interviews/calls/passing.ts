export type Passing<Item> = {
  readonly add: (item: Item) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly Passed<Item>[];
};
type Passed<Item> = { readonly item: Item; readonly number: number };

/** What is shown for a while after it came, oldest first; a React page reads it. */
export function createPassing<Item>(forMs: number): Passing<Item> {
  const listeners = new Set<() => void>();
  let shown: readonly Passed<Item>[] = [];
  let number = 0;
  const show = (next: typeof shown): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (item) => {
      number += 1;
      const passed = { item, number };
      show([...shown, passed]);
      setTimeout(() => show(shown.filter((one) => one !== passed)), forMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => shown,
  };
}
