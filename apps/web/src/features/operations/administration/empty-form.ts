type Form<V> = {
  readonly resetDirty: (values: V) => void;
  readonly reset: () => void;
};

/** As it was at first: the library's own reset goes back to what was sent last. */
export function emptyForm<V>(form: Form<V>, initial: NoInfer<V>): void {
  form.resetDirty(initial);
  form.reset();
}
