import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ToastArea } from '../ui/toasts.tsx';

/** Around every page: the outlet and the toast area. */
export function RootPage() {
  useFocusOnArrival();
  return (
    <>
      <Outlet />
      <ToastArea />
    </>
  );
}

/** After a navigation the focus starts at the content; the first page keeps the browser's own. */
function useFocusOnArrival(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== undefined && before.current !== path) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    before.current = path;
  }, [path]);
}
