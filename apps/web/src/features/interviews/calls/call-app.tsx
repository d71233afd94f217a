import type { Output } from '@candor/contract';
import { enterCall, joinCall, openCall } from '@candor/contract/interviews/call-room';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useCompanyBrand } from '../../../ui/company-brand.ts';
import { CallBoundary } from './call-boundary.tsx';
import { CallPage } from './call-page.tsx';
import { keepSeat, readSeat, takeCallToken } from './call-link.ts';
import { CallSession } from './call-session.ts';
import type { Snapshot } from './call-snapshot.ts';
import { callWords } from './call-words.ts';
import { keepKnock, takeKnock } from './knock-link.ts';
import { loadedOnce } from '../../../lib/loaded-once.ts';
import { canCall } from './devices.ts';
import { Door } from './door.tsx';
import { meshEngine } from './mesh-engine.ts';
import './call.css';

// What the call itself needs is loaded while somebody stands before the door.
const loadRoom = loadedOnce(async () => (await import('./call-room.tsx')).CallRoom);
const CallRoom = lazy(loadRoom);
const loadLiveKit = loadedOnce(async () => (await import('./livekit-engine.ts')).livekitEngine);
const KnockPage = lazy(loadedOnce(async () => (await import('./knock-page.tsx')).KnockPage));

type Seen = Output<typeof openCall>;
type State =
  | { readonly is: 'opening' }
  | { readonly is: 'problem'; readonly text: string; readonly mayPass: boolean }
  | {
      readonly is: 'door';
      readonly token: string;
      readonly seen: Seen;
      readonly comesBack: boolean;
    }
  | {
      readonly is: 'inside';
      readonly token: string;
      readonly session: CallSession;
      readonly seen: Seen;
    }
  | { readonly is: 'closed'; readonly why: NonNullable<Snapshot['closed']> }
  | { readonly is: 'left' };

let given = takeCallToken();
if (given !== null) keepKnock(null);
const standing = given === null ? takeKnock() : null;

/** From the token of the address to a seat, which this tab keeps. Null: neither is there. */
async function seatToken(): Promise<string | null> {
  if (given === null) return readSeat()?.token ?? null;
  const { token } = await call(enterCall, { body: { token: given } });
  keepSeat({ token, isInside: false });
  return token;
}

/** One exchange a page, however often React begins. */
let exchange: Promise<string | null> | undefined;

/** As the server says now: before the door of the call, or why not. */
async function lookIn(comesBack: boolean): Promise<State> {
  try {
    exchange ??= seatToken();
    const token = await exchange;
    if (token === null) return { is: 'problem', text: callWords.noLinkText, mayPass: false };
    const seen = await call(openCall, { body: { token } });
    void loadRoom();
    return { is: 'door', token, seen, comesBack };
  } catch (error) {
    // The address is gone: what may pass is tried again from here.
    const mayPass = error instanceof ApiError && error.mayPass;
    if (mayPass) exchange = undefined;
    return { is: 'problem', text: error instanceof Error ? error.message : '', mayPass };
  }
}

const againWords: Readonly<Record<State['is'], string>> = {
  ...{ opening: '', door: '', inside: '' },
  ...{ problem: callWords.tryAgain, closed: callWords.here, left: callWords.comeBack },
};

/** VL-7, VL-9: the calling site. */
export function CallApp() {
  return (
    <CallBoundary
      instead={
        <Sentence
          title={callWords.broken}
          deed={
            <button
              type="button"
              className="call-button call-button--main"
              onClick={() => location.reload()}
            >
              {callWords.reload}
            </button>
          }
        >
          {callWords.brokenText}
        </Sentence>
      }
    >
      <Entered />
    </CallBoundary>
  );
}

/** By an invitation, or by knocking. */
function Entered() {
  const [knock, setKnock] = useState(standing);
  if (knock === null || !canCall()) return <Invited />;
  const enter = (token: string): void => {
    given = token;
    setKnock(null);
  };
  return (
    <Suspense fallback={<CallPage>{callWords.opening}</CallPage>}>
      <KnockPage kept={knock} onAdmitted={enter} />
    </Suspense>
  );
}

function Invited() {
  const [state, setState] = useState<State>({ is: 'opening' });
  const beforeSeen = state.is === 'opening' ? undefined : null;
  useCompanyBrand('seen' in state ? state.seen.brand : beforeSeen);
  useEffect(() => {
    if (!canCall()) return;
    void lookIn(given === null && readSeat()?.isInside === true).then(setState);
  }, []);
  const token = 'token' in state ? state.token : '';
  const join = async (microphone: boolean, camera: boolean): Promise<void> => {
    const seat = { token, page: crypto.randomUUID() };
    const seen = await call(joinCall, { body: { ...seat, microphone, camera } });
    const { default: makeEngine } =
      seen.livekit === null ? { default: meshEngine } : await loadLiveKit();
    keepSeat({ token, isInside: true });
    setState({ is: 'inside', token, seen, session: new CallSession(seen, seat, makeEngine) });
  };
  if (!canCall())
    return <Sentence title={callWords.unsupported}>{callWords.unsupportedText}</Sentence>;
  if (state.is === 'opening') return <CallPage>{callWords.opening}</CallPage>;
  const again = (
    <button
      type="button"
      className="call-button call-button--main"
      onClick={() => void lookIn(false).then(setState)}
    >
      {againWords[state.is]}
    </button>
  );
  if (state.is === 'problem') {
    return (
      <Sentence
        title={given === null && readSeat() === null ? callWords.noLink : callWords.noCall}
        deed={state.mayPass && again}
      >
        {state.text}
      </Sentence>
    );
  }
  if (state.is === 'left') {
    return (
      <Sentence title={callWords.left} deed={again}>
        {callWords.leftText}
      </Sentence>
    );
  }
  if (state.is === 'closed') {
    return (
      <Sentence title={callWords.closed[state.why]} deed={state.why === 'elsewhere' && again}>
        {callWords.closedText[state.why]}
      </Sentence>
    );
  }
  const leave = (): void => {
    keepSeat({ token, isInside: false });
    setState({ is: 'left' });
  };
  const close = (why: NonNullable<Snapshot['closed']>): void => {
    keepSeat({ token, isInside: false });
    setState({ is: 'closed', why });
  };
  return (
    <Door
      seen={state.seen}
      comesBack={state.is === 'door' && state.comesBack}
      isOpen={state.is === 'inside'}
      onJoin={join}
    >
      {(devices) =>
        state.is === 'inside' && (
          <Suspense fallback={<CallPage>{callWords.opening}</CallPage>}>
            <CallRoom
              {...{ session: state.session, seen: state.seen, devices }}
              onLeave={leave}
              onClosed={close}
            />
          </Suspense>
        )
      }
    </Door>
  );
}

function Sentence({
  title,
  children,
  deed,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly deed?: ReactNode;
}) {
  return (
    <CallPage>
      <h1>{title}</h1>
      <p>{children}</p>
      {deed}
    </CallPage>
  );
}
