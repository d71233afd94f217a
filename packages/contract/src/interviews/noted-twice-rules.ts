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

/** The episode that tells what the room noted, too. */
export function tellerOf<Episode extends Told>(
  { kind, occurredAt }: Noted,
  episodes: readonly Episode[],
): Episode | undefined {
  const types = typesOf.get(kind) ?? [];
  return episodes.find(
    ({ violationType, from, until }) =>
      types.includes(violationType) &&
      occurredAt >= from - MOMENT_MS &&
      occurredAt <= until + SAME_MS + MOMENT_MS,
  );
}

/** It is then shown once, where it can be judged. */
export const isNotedTwice = (noted: Noted, episodes: readonly Told[]): boolean =>
  tellerOf(noted, episodes) !== undefined;
