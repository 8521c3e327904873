import type { ReadableAtom } from 'nanostores';
import type { PhotoWarning } from '../domain/photos/photoQuality.ts';
import type { Shot } from '../domain/photos/shots.ts';
import type { PhotoType } from '../domain/photos/sniffPhoto.ts';
import type { Objection } from './judgeFile.ts';
import type { KeptPhoto } from './keptPhoto.ts';

export type Rejection = { name: string; problem: Objection | 'count' };
/** `lost`: this browser no longer has the file. The server reports the problems from `type` to `limit`. */
export type PhotoProblem =
  | 'compression'
  | 'heic'
  | 'lost'
  | 'upload'
  | 'processing'
  | 'type'
  | 'size'
  | 'shape'
  | 'truncated'
  | 'limit';
/** `offline`: the upload continues by itself when the network is back. */
export type PhotoStage =
  | 'waiting'
  | 'compressing'
  | 'uploading'
  | 'processing'
  | 'offline'
  | 'ready'
  | 'failed';

export type QueuedPhoto = {
  /** Stays the same, while `address` changes with each upload. */
  key: string;
  address: string;
  stage: PhotoStage;
  /** Progress from 0 to 1. */
  share: number;
  /** Object URL until the server has renditions. */
  preview: string | null;
  problem: PhotoProblem | null;
  shot: Shot | null;
  warnings: readonly PhotoWarning[];
};

export type Watch = { signal: AbortSignal; onProgress: (share: number) => void };
export type Verdict = 'ready' | Extract<PhotoProblem, 'type' | 'size' | 'shape' | 'truncated' | 'limit'>;

export type PhotoWork = {
  newId: () => string;
  compress: (file: Blob, type: PhotoType | 'heic', watch: Watch) => Promise<Blob>;
  measure: (photo: Blob) => Promise<readonly PhotoWarning[]>;
  upload: (address: string, photo: Blob, watch: Watch) => Promise<void>;
  /** Checks whether an uploaded photo still exists: the server deletes unused photos after some days. */
  isThere: (address: string) => Promise<boolean>;
  awaitVerdict: (address: string, signal: AbortSignal) => Promise<Verdict>;
  fetchFull: (address: string) => Promise<Blob>;
  isOnline: () => boolean;
  online: (signal: AbortSignal) => Promise<void>;
  preview: (photo: Blob) => string;
  release: (preview: string) => void;
  /**
   * Stores a photo in this browser until the form is saved. `replaced`: the upload that this photo replaces.
   */
  keep: (key: string, file: Blob, replaced?: string) => Promise<void>;
  recall: (key: string) => Promise<Blob | null>;
  isReplaced: (key: string, address: string) => Promise<boolean>;
  forget: (key: string) => Promise<void>;
};

export const isBusy = ({ stage }: QueuedPhoto) => stage !== 'ready' && stage !== 'failed';

const worthAnother = new Set<PhotoProblem | null>(['compression', 'upload', 'processing', 'limit']);
export const canRetry = ({ stage, problem }: QueuedPhoto) => stage === 'failed' && worthAnother.has(problem);

/** Photo from an earlier visit. `stored`: the saved listing contains it. */
export type EarlierPhoto = Pick<KeptPhoto, 'key' | 'address' | 'shot'> & {
  stage: KeptPhoto['stage'] | 'stored';
};

export type PhotoQueue = {
  $photos: ReadableAtom<readonly QueuedPhoto[]>;
  add: (files: readonly File[], shot?: Shot) => Promise<Rejection[]>;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  hold: (key: string) => void;
  resume: (key: string) => void;
  /** File to edit: the compressed file, else the chosen file, else the server's largest rendition. */
  source: (key: string) => Promise<Blob | null>;
  replace: (key: string, edited: Blob) => Promise<void>;
  /** Waits until all photos are ready, failed, or offline. */
  settled: () => Promise<readonly QueuedPhoto[]>;
  kept: () => KeptPhoto[];
  forget: () => Promise<void>;
};
