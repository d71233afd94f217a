import type { FlaggedElement, KeyPress } from '../../keyboard/index.ts';

export function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    ctrl: event.ctrlKey,
    alt: event.altKey,
    shift: event.shiftKey,
    meta: event.metaKey,
    altGraph: event.getModifierState('AltGraph'),
    inText: takesText(event.target),
  };
}

const textTypes = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number']);

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return textTypes.has(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}

const kinds: readonly FlaggedElement[] = ['menu', 'settings', 'toolbar', 'browser-control'];

/** The nearest flagged element around what was clicked: `data-flagged="settings"`, or a selector. */
export function flaggedElementOf(
  target: EventTarget | null,
  selectors: Readonly<Partial<Record<FlaggedElement, string>>>,
): FlaggedElement | null {
  if (!(target instanceof Element)) return null;
  const named = target.closest('[data-flagged]')?.getAttribute('data-flagged');
  const byName = kinds.find((kind) => kind === named);
  if (byName) return byName;
  return kinds.find((kind) => selectors[kind] && target.closest(selectors[kind])) ?? null;
}
