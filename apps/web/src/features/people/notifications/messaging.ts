import { getPushKey, subscribe, unsubscribe } from '@candor/contract/people/notifications';
import { call } from '../../../lib/api.ts';
import { exclusively } from '../../../lib/exclusively.ts';
import { currentSession, onSessionChange } from '../../../lib/session.ts';
import {
  readStoredInTab,
  readStored,
  removeStored,
  storageKeys,
  writeStoredInTab,
  writeStored,
} from '../../../lib/storage.ts';

/**
 * - `unavailable`: this browser has no notifications, or the page is not secure.
 * - `refused`: the person or an administrator blocks them; asking again shows nothing.
 */
export type MessagingState = 'on' | 'off' | 'refused' | 'unavailable';

export function messagingState(): MessagingState {
  if (!isSupported()) return 'unavailable';
  if (Notification.permission === 'denied') return 'refused';
  return readStoredInTab(storageKeys.messagingToken) === null ? 'off' : 'on';
}

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/**
 * SE-4: while somebody is signed in the service worker is registered, and a person who has allowed
 * notifications gets them without being asked again. Nobody is asked here: browsers show the question
 * only to those who expect it. Whatever fails is no error of the page.
 */
export function watchMessaging(): void {
  if (!isSupported()) return;
  let who: number | undefined;
  const look = (isFirst: boolean): void => {
    const now = currentSession()?.user.userID;
    if (now === who && !isFirst) return;
    who = now;
    const work = now === undefined ? leaveBrowser : resume;
    exclusively('candor-messaging', work).catch(() => undefined);
  };
  onSessionChange(() => look(false));
  look(true);
}

/** After a click. Asks the person, if they have not been asked. */
export async function turnOn(): Promise<MessagingState> {
  const hasAsked = Notification.permission !== 'default';
  const permission = hasAsked ? Notification.permission : await Notification.requestPermission();
  if (permission !== 'granted') return messagingState();
  removeStored(storageKeys.notificationsOff);
  await exclusively('candor-messaging', async () => subscribeBrowser(await register()));
  return messagingState();
}

export async function turnOff(): Promise<MessagingState> {
  writeStored(storageKeys.notificationsOff, 'true');
  const token = readStoredInTab(storageKeys.messagingToken);
  if (token !== null) await call(unsubscribe, { body: { token } });
  await exclusively('candor-messaging', leaveBrowser);
  return messagingState();
}

async function resume(): Promise<void> {
  const registration = await register();
  const isWanted = readStored(storageKeys.notificationsOff) === null;
  if (isWanted && Notification.permission === 'granted') await subscribeBrowser(registration);
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/push-worker.js');
  return navigator.serviceWorker.ready;
}

async function subscribeBrowser({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const present = await pushManager.getSubscription();
  if (present !== null && readStoredInTab(storageKeys.messagingToken) !== null) return;
  const { publicKey } = await call(getPushKey, {});
  const subscription = await renew(pushManager, present, publicKey);
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth } };
  const { token } = await call(subscribe, { body });
  writeStoredInTab(storageKeys.messagingToken, token);
}

/** A subscription for another key, of before the server got a new one, takes nothing from us. */
async function renew(
  manager: PushManager,
  present: PushSubscription | null,
  publicKey: string,
): Promise<PushSubscription> {
  if (present !== null) {
    if (base64url(present.options.applicationServerKey) === publicKey) return present;
    await present.unsubscribe();
  }
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The next person at this browser must not read what was meant for the last. */
async function leaveBrowser(): Promise<void> {
  removeStored(storageKeys.messagingToken);
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
