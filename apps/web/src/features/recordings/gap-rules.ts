import { lengthText } from '../../ui/duration-rules.ts';

type Gap = { readonly missingMs: number; readonly because: string };

/** "21 s missing: share stopped"; the cause comes from the server in its own word. */
export function gapText({ missingMs, because }: Gap): string {
  return `${lengthText(Math.max(1, missingMs / 1000))} missing: ${because.replaceAll('-', ' ')}`;
}
