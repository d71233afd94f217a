/** 002 §9: the keyboard monitor says the same combination again after this only. */
const SAME_MS = 3000;
/** Room and monitor hear one press within a moment of each other. */
const MOMENT_MS = 1000;

/** What the room notes by itself (BF-3, BF-4), and how the keyboard monitor names the same act. */
const typesOf = new Map<string, readonly string[]>([
  ['paste', ['PASTE_ATTEMPT', 'PASTE_BY_MENU']],
  ['context-menu', ['FORBIDDEN_KEY']],
  ['blocked-key', ['DEVELOPER_TOOLS', 'SAVE_ATTEMPT', 'FORBIDDEN_KEY']],
]);

type Told = { readonly violationType: string; readonly from: number; readonly until: number };

type Noted = { readonly kind: string; readonly occurredAt: number };

/** Whether an episode tells what the room noted, too; it is then shown once, where it can be judged. */
export function isNotedTwice({ kind, occurredAt }: Noted, episodes: readonly Told[]): boolean {
  const types = typesOf.get(kind) ?? [];
  return episodes.some(
    ({ violationType, from, until }) =>
      types.includes(violationType) &&
      occurredAt >= from - MOMENT_MS &&
      occurredAt <= until + SAME_MS + MOMENT_MS,
  );
}
