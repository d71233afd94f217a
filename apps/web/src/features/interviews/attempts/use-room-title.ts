import { useEffect } from 'react';

/** As `usePageTitle`, which would bring what all other pages share into the room. */
export function useRoomTitle(title: string): void {
  useEffect(() => {
    const write = (): void => {
      const whose = document.documentElement.dataset['face'] ?? 'Candor';
      document.title = whose === '' ? title : `${title} · ${whose}`;
    };
    write();
    window.addEventListener('face', write);
    return () => window.removeEventListener('face', write);
  }, [title]);
}
