/** In the order of asking: every browser also names those that it descends from. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d{1,4})[\d.]{0,20} (?:Mobile\/\w{1,20} )?Safari/],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['Windows', /Windows NT/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['macOS', /Mac OS X/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** "Chrome 128 on Windows"; what a browser says of itself, so a hint and no proof. */
export function deviceText(userAgent: string | null): string {
  if (userAgent === null) return 'Unknown device';
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version} on ${system ?? 'an unknown system'}`;
  }
  return system === undefined ? 'Unknown device' : `Unknown browser on ${system}`;
}
