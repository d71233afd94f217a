/** Something that is believed for a while without a new word; then `onDoubt`, until it is settled. */
export function createDoubt(believedMs: number, onDoubt: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin(): void {
      timer ??= setTimeout(onDoubt, believedMs);
    },
    settle(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
