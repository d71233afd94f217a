import type { Output } from '@candor/contract';
import type { joinCall } from '@candor/contract/interviews/call-room';
import type { Remote } from './call-remote.ts';
import type { Told } from './call-stream.ts';

/** What the server tells a page of its call when it joins. */
export type Seen = Output<typeof joinCall>;
export type Person = Seen['people'][number];
export type Said = Extract<Told, { kind: 'chat' | 'aside' | 'joined' | 'left' }>;
export type Waiting = Extract<Told, { kind: 'knocks' }>['knocks'][number];
export type Reacted = Extract<Told, { kind: 'reaction' }>;
type Why = Extract<Told, { kind: 'closed' }>['why'];
export type RecordingOfCall = Extract<Told, { kind: 'recording' }>;
/** What is known of the call at one instant; a React page reads it. */
export type Snapshot = {
  readonly people: readonly Person[];
  readonly log: readonly Said[];
  /** Before the door; of an interviewer's page. */
  readonly knocks: readonly Waiting[];
  /** The newest link for guests that was asked for here; '': none was. It is told only once. */
  readonly guestAddress: string;
  readonly isLineOpen: boolean;
  readonly closed: Why | 'refused' | null;
  readonly remotes: ReadonlyMap<number, Remote>;
  readonly speaking: ReadonlySet<number>;
  /** null: not told yet. */
  readonly recording: RecordingOfCall | null;
  /** false: the line is away for so long that others may have withdrawn since. */
  readonly isRecordingSure: boolean;
  /** Who speaks, or did so last. */
  readonly speaker: number | null;
};

export const snapshotOf = ({ people }: Seen): Snapshot => ({
  ...{ people, log: [], knocks: [], guestAddress: '' },
  ...{ isLineOpen: true, closed: null },
  ...{ remotes: new Map(), speaking: new Set(), speaker: null },
  ...{ recording: null, isRecordingSure: true },
});
