import {
  MediaStream,
  MediaStreamTrack,
  RTCPeerConnection,
  type RTCRtpTransceiver,
  useOPUS,
  useRepairedRtpStreamId,
  useSdesMid,
  useSdesRTPStreamId,
  useVP8,
} from 'werift';
import { sentLinesOf } from './sdp.ts';

/** Of three sizes of a picture the smallest, which is sent on every line. */
const SMALLEST = 'q';
const PICTURE_MS = 1_000;

export type Source = { readonly track: MediaStreamTrack; readonly askForPicture: () => void };

function connect(): RTCPeerConnection {
  return new RTCPeerConnection({
    codecs: { audio: [useOPUS()], video: [useVP8()] },
    headerExtensions: {
      audio: [useSdesMid()],
      video: [useSdesMid(), useSdesRTPStreamId(), useRepairedRtpStreamId()],
    },
    ...{ iceUseIpv6: false, iceAdditionalHostAddresses: ['127.0.0.1'] },
    bundlePolicy: 'max-bundle',
  });
}

function sourceOf({ receiver }: RTCRtpTransceiver): Source | undefined {
  const track = receiver.tracks.find(({ rid }) => rid === SMALLEST) ?? receiver.tracks[0];
  if (track === undefined) return undefined;
  const askForPicture = (): void => {
    // What is named by a rid has its number only in what has come.
    const ssrc = track.ssrc ?? track.header?.ssrc;
    if (track.kind === 'video' && ssrc !== undefined) void receiver.sendRtcpPLI(ssrc);
  };
  return { track, askForPicture };
}

/** What one page sends, by what its client calls the tracks. */
export function createPublisher() {
  const connection = connect();
  return {
    close: (): Promise<void> => connection.close(),
    addCandidate: (candidate: object): Promise<void> => connection.addIceCandidate(candidate),
    /** Gives the answer, and what is sent from now on. */
    async answer(sdp: string) {
      await connection.setRemoteDescription({ type: 'offer', sdp });
      await connection.setLocalDescription(await connection.createAnswer());
      const sent = new Map<string, Source>();
      for (const { mid, cid, isSent } of sentLinesOf(sdp)) {
        const transceiver = connection.getTransceivers().find((one) => one.mid === mid);
        const source = transceiver && sourceOf(transceiver);
        if (isSent && source !== undefined) sent.set(cid, source);
      }
      return { sdp: connection.localDescription?.sdp ?? '', sent };
    },
  };
}

type Forwarded = { readonly transceiver: RTCRtpTransceiver; readonly stop: () => void };

/** What one page gets. The server makes every offer of it, one after the other. */
export function createSubscriber(offer: (sdp: string, n: number) => void) {
  const connection = connect();
  const forwarded = new Map<string, Forwarded>();
  let n = 0;
  let work = Promise.resolve();
  let answered: (() => void) | undefined;
  connection.createDataChannel('_reliable');

  function negotiate(): void {
    work = work.then(async () => {
      const done = new Promise<void>((resolve) => {
        answered = resolve;
      });
      await connection.setLocalDescription(await connection.createOffer());
      n += 1;
      offer(connection.localDescription?.sdp ?? '', n);
      await done;
    });
  }

  return {
    negotiate,
    close(): Promise<void> {
      answered?.();
      for (const { stop } of forwarded.values()) stop();
      return connection.close();
    },
    addCandidate: (candidate: object): Promise<void> => connection.addIceCandidate(candidate),
    async accept(sdp: string): Promise<void> {
      await connection.setRemoteDescription({ type: 'answer', sdp });
      answered?.();
    },
    /** `participant` and `sid` name it as LiveKit does: `a=msid:PA_…|TR_… TR_…`. */
    forward({ sid, participant }: { sid: string; participant: string }, source: Source): void {
      if (forwarded.has(sid)) return;
      const track = new MediaStreamTrack({ kind: source.track.kind });
      const streams = [new MediaStream({ id: `${participant}|${sid}` })];
      const transceiver = connection.addTransceiver(track, { direction: 'sendonly', streams });
      const { unSubscribe } = source.track.onReceiveRtp.subscribe((packet) => {
        const copy = packet.clone();
        // They name the line by which it came, which is not the one by which it goes.
        copy.header.extensions = [];
        track.writeRtp(copy);
      });
      // Whoever comes late sees a picture soon.
      const asking = setInterval(source.askForPicture, PICTURE_MS);
      const stop = (): void => {
        unSubscribe();
        clearInterval(asking);
      };
      forwarded.set(sid, { transceiver, stop });
      negotiate();
    },
    drop(sid: string): void {
      const one = forwarded.get(sid);
      if (one === undefined) return;
      one.stop();
      one.transceiver.setDirection('inactive');
      forwarded.delete(sid);
      negotiate();
    },
  };
}
