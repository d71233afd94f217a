import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceChoice, DeviceKind } from './device-rules.ts';
import {
  blur,
  type Devices,
  keepChoice,
  keptChoice,
  openCamera,
  openDevices,
  openMicrophone,
} from './devices.ts';

const nothing: Devices = {
  microphone: null,
  camera: null,
  problems: { microphone: null, camera: null },
};

export type Found = readonly MediaDeviceInfo[];

/** The devices of this page: what is open, what there is to choose, and what is wrong. Open until the page goes. */
export function useDevices() {
  const [devices, setDevices] = useState<Devices>(nothing);
  const [found, setFound] = useState<Found>([]);
  const [isAsking, setAsking] = useState(true);
  const { choice, change, blurAsChosen } = useChoice();
  const latest = useRef(devices);
  const isHere = useRef(false);
  /** What is replaced is closed, and what opens after the page has gone too: the lamp of a camera tells the truth. */
  const keep = useCallback((next: Devices) => {
    const { microphone, camera } = latest.current;
    stop(
      microphone === next.microphone ? null : microphone,
      camera === next.camera ? null : camera,
    );
    if (!isHere.current) return stop(next.microphone, next.camera);
    latest.current = next;
    setDevices(next);
  }, []);
  const list = useCallback((): void => {
    navigator.mediaDevices.enumerateDevices().then(setFound, () => {});
  }, []);

  const open = useCallback(() => {
    stop(latest.current.microphone, latest.current.camera);
    return openDevices(keptChoice()).then(async (opened) => {
      await blurAsChosen(opened.camera);
      keep(opened);
      setAsking(false);
      list();
    });
  }, [keep, list, blurAsChosen]);
  useEffect(() => {
    isHere.current = true;
    void open();
    const { mediaDevices } = navigator;
    mediaDevices.addEventListener('devicechange', list);
    return () => {
      isHere.current = false;
      stop(latest.current.microphone, latest.current.camera);
      mediaDevices.removeEventListener('devicechange', list);
    };
  }, [open, list]);

  const choose = async (kind: DeviceKind | 'speaker', id: string): Promise<void> => {
    change({ [kind]: id });
    if (kind === 'speaker') return;
    // Some cameras open once only: the old one first.
    stop(latest.current[kind]);
    const [track, problem] = await (kind === 'microphone' ? openMicrophone(id) : openCamera(id));
    if (kind === 'camera') await blurAsChosen(track);
    const before = latest.current;
    if (track !== null) track.enabled = before[kind]?.enabled ?? true;
    keep({ ...before, [kind]: track, problems: { ...before.problems, [kind]: problem } });
    list();
  };
  const chooseBlur = async (isOn: boolean): Promise<void> => {
    change({ blur: isOn });
    await blur(latest.current.camera, isOn);
  };
  return { devices, found, isAsking, choice, choose, chooseBlur, retry: open };
}

/** What somebody chose here, which the next call begins with. */
function useChoice() {
  const [choice, setChoice] = useState(keptChoice);
  const latest = useRef(choice);
  const change = (more: DeviceChoice): void => {
    latest.current = { ...latest.current, ...more };
    setChoice(latest.current);
    keepChoice(latest.current);
  };
  /** Before anybody sees it, and by what is chosen now: a camera opens slowly. */
  const blurAsChosen = useCallback(async (camera: MediaStreamTrack | null): Promise<void> => {
    if (latest.current.blur === true) await blur(camera, true);
  }, []);
  return { choice, change, blurAsChosen };
}

export type DevicesInUse = ReturnType<typeof useDevices>;

function stop(...tracks: readonly (MediaStreamTrack | null)[]): void {
  for (const track of tracks) track?.stop();
}
