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
    // It waits to be reached and asks for no candidate of a page: Chromium names them for mDNS, and nobody answers that.
    ...{ iceLite: true, iceServers: [] },
    ...{ iceUseIpv6: false, iceAdditionalHostAddresses: ['127.0.0.1'] },
    bundlePolicy: 'max-bundle',
  });
}

/** When it has come to stand, or will not any more. Two descriptions while it begins make werift begin DTLS twice. */
function settled(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (['connected', 'failed', 'closed'].includes(connection.connectionState)) resolve();
    };
    connection.connectionStateChange.subscribe(look);
    look();
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
  let begun = Promise.resolve();
  return {
    close: (): Promise<void> => connection.close(),
    /** Gives the answer, and what is sent from now on. */
    async answer(sdp: string) {
      await begun;
      begun = settled(connection);
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

/** The server's offers on one connection, one after the other. */
function createOffers(connection: RTCPeerConnection, offer: (sdp: string, n: number) => void) {
  let n = 0;
  let isOver = false;
  let work = Promise.resolve();
  let answered: (() => void) | undefined;

  async function ask(): Promise<void> {
    if (isOver) return;
    const done = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await connection.setLocalDescription(await connection.createOffer());
    n += 1;
    // It begins DTLS itself, as in its answers: werift puts the pieces of Chromium's first message together only where
    // none of them was lost.
    const { sdp = '' } = connection.localDescription ?? {};
    offer(sdp.replaceAll('a=setup:actpass', 'a=setup:active'), n);
    await done;
    await settled(connection);
  }

  return {
    negotiate(): void {
      work = work.then(ask).catch((error: unknown) => {
        if (!isOver) throw error;
      });
    },
    async accept(sdp: string): Promise<void> {
      await connection.setRemoteDescription({ type: 'answer', sdp });
      answered?.();
    },
    end(): void {
      isOver = true;
      answered?.();
    },
  };
}

/** Sends on what comes, until it is told to stop. */
function pass(source: Source, track: MediaStreamTrack): () => void {
  const { unSubscribe } = source.track.onReceiveRtp.subscribe((packet) => {
    const copy = packet.clone();
    // They name the line by which it came, which is not the one by which it goes.
    copy.header.extensions = [];
    track.writeRtp(copy);
  });
  // Whoever comes late sees a picture soon.
  const asking = setInterval(source.askForPicture, PICTURE_MS);
  return () => {
    unSubscribe();
    clearInterval(asking);
  };
}

type Forwarded = { readonly transceiver: RTCRtpTransceiver; readonly stop: () => void };

/** What one page gets. */
export function createSubscriber(offer: (sdp: string, n: number) => void) {
  const connection = connect();
  const offers = createOffers(connection, offer);
  const forwarded = new Map<string, Forwarded>();
  connection.createDataChannel('_reliable');
  return {
    negotiate: (): void => offers.negotiate(),
    accept: (sdp: string): Promise<void> => offers.accept(sdp),
    close(): Promise<void> {
      offers.end();
      for (const { stop } of forwarded.values()) stop();
      return connection.close();
    },
    /** `participant` and `sid` name it as LiveKit does: `a=msid:PA_…|TR_… …`. */
    forward({ sid, participant }: { sid: string; participant: string }, source: Source): void {
      if (forwarded.has(sid)) return;
      const track = new MediaStreamTrack({ kind: source.track.kind });
      const streams = [new MediaStream({ id: `${participant}|${sid}` })];
      const transceiver = connection.addTransceiver(track, { direction: 'sendonly', streams });
      forwarded.set(sid, { transceiver, stop: pass(source, track) });
      offers.negotiate();
    },
    drop(sid: string): void {
      const one = forwarded.get(sid);
      if (one === undefined) return;
      one.stop();
      one.transceiver.setDirection('inactive');
      forwarded.delete(sid);
      offers.negotiate();
    },
  };
}
