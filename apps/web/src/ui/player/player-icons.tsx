import { Icon } from '../icons.tsx';

export function PlayIcon() {
  return (
    <Icon>
      <path d="M6 4.2v11.6L15.5 10z" fill="currentColor" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M6.5 4.5v11M13.5 4.5v11" strokeWidth="3" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M5.2 6.4A6.2 6.2 0 1 1 3.8 10M5 2.8v3.8h3.8" />
    </Icon>
  );
}

export function ForwardIcon() {
  return (
    <Icon>
      <path d="M14.8 6.4a6.2 6.2 0 1 0 1.4 3.6M15 2.8v3.8h-3.8" />
    </Icon>
  );
}

export function SoundIcon() {
  return (
    <Icon>
      <path d="M3 7.8v4.4h2.8L10 15.6V4.4L5.8 7.8zM12.8 7.4a3.6 3.6 0 0 1 0 5.2M15 5.2a6.8 6.8 0 0 1 0 9.6" />
    </Icon>
  );
}

export function MutedIcon() {
  return (
    <Icon>
      <path d="M3 7.8v4.4h2.8L10 15.6V4.4L5.8 7.8zM13 8l4 4M17 8l-4 4" />
    </Icon>
  );
}

export function CaptionsIcon() {
  return (
    <Icon>
      <path d="M2.5 4.5h15v11h-15zM5.5 12.5h4M11.5 12.5h3M5.5 9.5h2M9.5 9.5h5" />
    </Icon>
  );
}

export function PictureIcon() {
  return (
    <Icon>
      <path d="M8.5 15.5h-6v-11h15v5M11 11.5h6.5v4.5H11z" />
    </Icon>
  );
}

export function FullscreenIcon() {
  return (
    <Icon>
      <path d="M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4" />
    </Icon>
  );
}

export function KeyboardIcon() {
  return (
    <Icon>
      <path d="M2.5 5h15v10h-15zM5.5 8h.1M8.5 8h.1M11.5 8h.1M14.5 8h.1M6.5 12h7" />
    </Icon>
  );
}
