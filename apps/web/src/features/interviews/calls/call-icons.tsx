import { Icon } from '../../../ui/icons.tsx';

type OnOff = { readonly isOn: boolean };

export function MicrophoneIcon({ isOn }: OnOff) {
  return (
    <Icon>
      <path d="M10 12.5a2.5 2.5 0 0 0 2.5-2.5V5.5a2.5 2.5 0 0 0-5 0V10a2.5 2.5 0 0 0 2.5 2.5zM5 9.5a5 5 0 0 0 10 0M10 14.5V17" />
      {!isOn && <path d="M3.5 3.5l13 13" />}
    </Icon>
  );
}

export function CameraIcon({ isOn }: OnOff) {
  return (
    <Icon>
      <path d="M3 6h9v8H3zM12 9l5-2.5v7L12 11z" />
      {!isOn && <path d="M3.5 3.5l13 13" />}
    </Icon>
  );
}

export function ScreenIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v9H3zM7 16.5h6M10 11V7M8.2 8.6 10 6.8l1.8 1.8" />
    </Icon>
  );
}

export function HandIcon() {
  return (
    <Icon>
      <path d="M6.5 10V5.2a1 1 0 0 1 2 0V9m0-4.8a1 1 0 0 1 2 0V9m0-3.8a1 1 0 0 1 2 0V10m0-2.6a1 1 0 0 1 2 0V12a5 5 0 0 1-5 5c-2.4 0-3.6-1.2-4.6-3.2L4 11.4c-.6-1.2.9-2 1.7-1z" />
    </Icon>
  );
}

export function ReactionsIcon() {
  return (
    <Icon>
      <path d="M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM7.3 8v.4M12.7 8v.4M6.8 11.8c1.6 2.2 4.8 2.2 6.4 0" />
    </Icon>
  );
}

export function ChatIcon() {
  return (
    <Icon>
      <path d="M3.5 4.5h13v9h-7l-3.5 3v-3H3.5z" />
    </Icon>
  );
}

export function DevicesIcon() {
  return (
    <Icon>
      <path d="M4 6h7M15 6h1M4 14h1M9 14h7M11 4v4h4V4zM5 12v4h4v-4z" />
    </Icon>
  );
}

export function LeaveIcon() {
  return (
    <Icon>
      <path d="M3 11.5c4-4 10-4 14 0l-2 2.2-3-1.4v-2c-1.3-.4-2.7-.4-4 0v2l-3 1.4z" />
    </Icon>
  );
}

export function SpeakerViewIcon() {
  return (
    <Icon>
      <path d="M3 4h9v12H3z M15 4h2v3h-2z M15 8.5h2v3h-2z M15 13h2v3h-2z" />
    </Icon>
  );
}

export function SmallWindowIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v11H3z M10.5 10h4.5v3.5h-4.5z" />
    </Icon>
  );
}

export function CaptionsIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v11H3zM6 9h8M6 12h5" />
    </Icon>
  );
}

export function InterviewersIcon() {
  return (
    <Icon>
      <path d="M4 3.5h9v13H4zM6.5 7h4M6.5 10h4M6.5 13h2M15.5 6v9" />
    </Icon>
  );
}
