import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';
import { chromeWords } from './chrome-words.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Choosing what the system has anyway goes back to following the system. */
export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = shown === 'dark' ? 'light' : 'dark';
  const toggle = (): void => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    setColorScheme(other === system ? 'auto' : other);
  };
  return (
    <IconButton size="lg" aria-label={chromeWords.colours[other]} onClick={toggle}>
      {shown === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
