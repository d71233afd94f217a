/** `m:ss`, from an hour on `h:mm:ss`; what a player and a stopwatch show. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** `12 s`, `4 min 10 s`, `1 h 5 min`: a length in running text, its two largest parts. */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ];
  const named = parts.filter(([amount]) => amount > 0).slice(0, 2);
  return named.length === 0 ? '0 s' : named.map(([amount, unit]) => `${amount} ${unit}`).join(' ');
}
