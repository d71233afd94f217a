import { showToast } from '../../../ui/toasts.tsx';

/** SH-8: the toasts of the virtual login live 3,000 ms. */
export function sayError(title: string, text: string): void {
  showToast({ tone: 'error', title, text, life: 3000 });
}
