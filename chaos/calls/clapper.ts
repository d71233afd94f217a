/** Between two claps, by the clock of the machine. */
export const CLAP_EVERY_MS = 2_000;

/** Runs in the page: camera and microphone of a clapper, white and loud for a moment at each whole two seconds. */
export function installClapper(): void {
  const [every, forMs] = [2_000, 150];
  const wall = () => performance.timeOrigin + performance.now();
  const picture = () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 360];
    const context = canvas.getContext('2d');
    setInterval(() => {
      if (context === null) return;
      context.fillStyle = wall() % every < forMs ? 'white' : 'black';
      context.fillRect(0, 0, 640, 360);
    }, 8);
    return canvas.captureStream(30);
  };
  const sound = () => {
    const context = new AudioContext();
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const out = context.createMediaStreamDestination();
    tone.connect(gain).connect(out);
    gain.gain.value = 0;
    tone.start();
    let told = 0;
    setInterval(() => {
      const next = Math.ceil(wall() / every) * every;
      if (next === told || next - wall() > 1_000) return;
      told = next;
      const at = context.currentTime + (next - wall()) / 1_000;
      gain.gain.setValueAtTime(0.8, at);
      gain.gain.setValueAtTime(0, at + forMs / 1_000);
    }, 100);
    return out.stream;
  };
  navigator.mediaDevices.getUserMedia = async ({ audio, video } = {}) =>
    new MediaStream([
      ...(video ? picture().getTracks() : []),
      ...(audio ? sound().getTracks() : []),
    ]);
}
