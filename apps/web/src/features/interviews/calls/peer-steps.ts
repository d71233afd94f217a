/** Several candidates in one request. */
export function sendCandidates(
  connection: RTCPeerConnection,
  send: (candidates: readonly RTCIceCandidateInit[]) => void,
): void {
  let waiting: RTCIceCandidateInit[] = [];
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null) return;
    waiting.push(candidate.toJSON());
    if (waiting.length > 1) return;
    setTimeout(() => {
      send(waiting);
      waiting = [];
    }, 50);
  });
}

/** Where the browser does not know it, the picture is as it is. */
export async function change(
  sender: RTCRtpSender | undefined,
  encoding: Partial<RTCRtpEncodingParameters>,
): Promise<void> {
  const parameters = sender?.getParameters();
  const [first] = parameters?.encodings ?? [];
  if (sender === undefined || parameters === undefined || first === undefined) return;
  Object.assign(first, encoding);
  await sender.setParameters(parameters).catch(() => {});
}

/** Whether what it carries goes through a relay of either side. */
export async function isRelayed(connection: Pick<RTCPeerConnection, 'getStats'>): Promise<boolean> {
  const all = await connection.getStats();
  const reports = [...all.values()];
  const chosen = reports.map(({ selectedCandidatePairId: id }) => id as string | undefined);
  const used = reports.find(
    ({ type, id, nominated, state }) =>
      type === 'candidate-pair' &&
      (chosen.includes(id) || (nominated === true && state === 'succeeded')),
  );
  const ends = [all.get(used?.localCandidateId), all.get(used?.remoteCandidateId)];
  return ends.some((end) => end?.candidateType === 'relay');
}

/** All that came by it so far. */
export async function bytesOf(connection: RTCPeerConnection): Promise<number> {
  let sum = 0;
  for (const report of (await connection.getStats()).values()) {
    if (report.type === 'inbound-rtp') sum += report.bytesReceived as number;
  }
  return sum;
}
