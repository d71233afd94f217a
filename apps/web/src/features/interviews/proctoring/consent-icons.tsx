import type { ReactNode } from 'react';

/** Each line of the guideline has its fixed icon (001 §5): face, people, light, device, note. */
const drawings: readonly ReactNode[] = [
  <path
    key="face"
    d="M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M7.5 8.5v.5m5-.5v.5M7.5 12.5c1.5 1.3 3.5 1.3 5 0"
  />,
  <path
    key="people"
    d="M10 4.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6M4.5 16.5c.5-3.2 2.6-4.8 5.5-4.8s5 1.6 5.5 4.8"
  />,
  <path
    key="light"
    d="M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 2v2m0 12v2M2 10h2m12 0h2M4.5 4.5 6 6m8 8 1.5 1.5m0-11L14 6m-8 8-1.5 1.5"
  />,
  <path key="device" d="M3 4.5h14v9H3zM7 17h6m-3-3.5V17" />,
  <path key="note" d="M5 3h7l3.5 3.5V17H5zM8 9h5m-5 3h5" />,
];

export const consentIcons: readonly ReactNode[] = drawings.map((drawing, index) => (
  <svg key={index} className="icon" viewBox="0 0 20 20" aria-hidden="true">
    {drawing}
  </svg>
));
