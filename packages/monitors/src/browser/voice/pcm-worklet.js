// Runs in the AudioWorklet, which takes plain scripts only: hands the microphone's samples on to
// the worker in pieces of about 32 ms. Nothing is kept, nothing leaves the device.
const piece = 2048;

class PcmTap extends AudioWorkletProcessor {
  constructor() {
    super();
    this.samples = new Float32Array(piece);
    this.filled = 0;
    this.port.addEventListener('message', ({ data }) => {
      this.sink = data;
    });
    this.port.start();
  }

  process([input]) {
    const channel = input?.[0];
    // No channel: the track has ended or nothing is connected. The worker notices the silence.
    if (!channel || !this.sink) return true;
    for (const sample of channel) {
      this.samples[this.filled] = sample;
      this.filled += 1;
      if (this.filled === piece) {
        this.sink.postMessage({ samples: this.samples, end: currentTime }, [this.samples.buffer]);
        this.samples = new Float32Array(piece);
        this.filled = 0;
      }
    }
    return true;
  }
}

registerProcessor('pcm-tap', PcmTap);
