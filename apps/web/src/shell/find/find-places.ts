import { settingsGroups } from '../../features/operations/settings/settings-sections.ts';
import { deeds } from './deed-words.ts';
import type { FindPlace } from './find-rules.ts';

/** Everything that can be gone to by its name, each once: the navigation first, then deeds, then settings. */
export function findPlaces(links: readonly FindPlace[]): readonly FindPlace[] {
  const settings = settingsGroups.flatMap(({ sections }) =>
    sections.map(({ to, title, text }): FindPlace => ({ to, text: title, also: text })),
  );
  const byAddress = new Map<string, FindPlace>();
  for (const place of [...links, ...deeds, ...settings]) {
    const known = byAddress.get(place.to);
    const also = [known?.also, known && place.text, place.also].filter(Boolean).join(' ');
    byAddress.set(place.to, { to: place.to, text: known?.text ?? place.text, also });
  }
  return [...byAddress.values()];
}
