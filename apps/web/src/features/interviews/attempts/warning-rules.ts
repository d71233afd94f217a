/** What the room has to say right now. */
export type RoomWarning = {
  /** Who says it: a new warning takes the place of the one before it of the same source. */
  readonly source: string;
  readonly title?: string;
  readonly lines: readonly string[];
  /** Until its source takes it back, instead of 5 s. */
  readonly stays?: boolean;
};

export type StandingWarning = RoomWarning & { readonly id: number };

const isSame = (one: RoomWarning, other: RoomWarning): boolean =>
  one.title === other.title && one.lines.join('\n') === other.lines.join('\n');

/** The newest first. What is said again while it stands is no new warning: it is not read out twice. */
export function say(
  standing: readonly StandingWarning[],
  warning: RoomWarning,
  id: number,
): readonly StandingWarning[] {
  const before = standing.find(({ source }) => source === warning.source);
  if (before !== undefined && isSame(before, warning)) return standing;
  return [{ ...warning, id }, ...hush(standing, warning.source)];
}

export function hush(
  standing: readonly StandingWarning[],
  source: string,
): readonly StandingWarning[] {
  return standing.filter((one) => one.source !== source);
}

/** Room and keyboard monitor hear the same key. */
const ROOM_KEYS = 'room-keys';

/** One act is told once, by whoever says most of it: a line that a longer warning holds is left out. */
export function shown(standing: readonly StandingWarning[]): readonly StandingWarning[] {
  const hasMonitor = standing.some(({ source }) => source === 'keyboard');
  return standing.filter(
    (one) =>
      !(hasMonitor && one.source === ROOM_KEYS) &&
      !standing.some(
        (other) =>
          other !== one &&
          (other.lines.length > one.lines.length ||
            (other.lines.length === one.lines.length && other.id > one.id)) &&
          one.lines.every((line) => other.lines.includes(line)),
      ),
  );
}
