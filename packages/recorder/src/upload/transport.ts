import type { SegmentFacts, UploadTarget } from '../journal/journal.ts';
import type { HeldPart } from './retry-rules.ts';
import type { SlicePolicy } from './slice-rules.ts';

export interface InitiateInput {
  /** `session-{time}.mp4`, the time in milliseconds since the epoch (specification, section 7). */
  readonly fileName: string;
  readonly sessionId: string;
  /** From 1 within one browser profile; a second device begins at 1 again, so order by time. */
  readonly segment: number;
  /** Random. The same id asked again, after a lost reply, should give the same upload. */
  readonly segmentId: string;
  /** When the segment began, milliseconds since the epoch by the candidate's clock. */
  readonly startedAt: number;
  /** What the recorder really produces, such as `video/webm;codecs=vp9,opus`. */
  readonly mimeType: string;
  /**
   * 0, unless an earlier upload of this segment was finished without us: then the bytes of this
   * one follow the earlier ones, and are no file by themselves.
   */
  readonly startsAtByte: number;
  /** What was given to `start` when the segment began, in whatever life of the page; empty in old journals. */
  readonly facts: SegmentFacts;
}

export interface OpenedUpload extends UploadTarget {
  /** Left out: `off`. */
  readonly slices?: SlicePolicy;
}

export interface SliceInput extends UploadTarget {
  /** The slice's number in its segment, from 0. */
  readonly sequence: number;
  /** Where it begins in its segment. */
  readonly startsAtByte: number;
  readonly bytes: number;
}

/** A part as `complete` names it, in the spelling of S3 and of the specification. */
export interface CompletedPart {
  readonly PartNumber: number;
  readonly ETag: string;
}

/**
 * The server's side of an upload. Every call may be repeated; `signal` aborts when its time is up.
 * A call about an upload that the server no longer has open (completed by its sweeper, aborted)
 * rejects with an UploadGoneError, a call for a session of which nothing more is taken, ever, with a
 * RecordingClosedError; every other rejection is tried again.
 */
export interface UploadTransport {
  initiate(input: InitiateInput, signal: AbortSignal): Promise<OpenedUpload>;
  /** A URL that takes one PUT of this part, of exactly these bytes, without any header of ours. */
  signPart(
    input: UploadTarget & { readonly partNumber: number; readonly bytes: number },
    signal: AbortSignal,
  ): Promise<{ readonly url: string }>;
  /**
   * A URL that takes one PUT of this slice as an object of its own; asked again for the same slice, the
   * same object. Leave it out where slices go up in parts only. Whatever it rejects with is no trouble of
   * the recording: `SlicesRefusedError` or `UploadGoneError` end the slices of this upload, all else is
   * tried again.
   */
  signSlice?(input: SliceInput, signal: AbortSignal): Promise<{ readonly url: string }>;
  /** Every part the store holds, all pages of the listing. */
  listParts(target: UploadTarget, signal: AbortSignal): Promise<readonly HeldPart[]>;
  complete(
    input: UploadTarget & { readonly parts: readonly CompletedPart[] },
    signal: AbortSignal,
  ): Promise<unknown>;
}

/** The server has finished or dropped this upload: what is left needs an upload of its own. */
export class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';
  /** Bytes that the upload took, where the server says it. */
  readonly heldBytes: number | null;

  constructor(message: string, heldBytes: number | null = null) {
    super(message);
    this.heldBytes = heldBytes;
  }
}

/** The server takes no slices of this upload, or no more: they go up in parts only. */
export class SlicesRefusedError extends Error {
  override readonly name = 'SlicesRefusedError';
}

/** The server takes nothing more of this session: asking again is of no use, and slices are of none. */
export class RecordingClosedError extends Error {
  override readonly name = 'RecordingClosedError';
}

/** `session-{time}.mp4` (bot interview specification, section 7); `startedAt` in milliseconds since the epoch. */
export function fileNameOf(startedAt: number): string {
  return `session-${Math.round(startedAt)}.mp4`;
}
