import type { ReadableAtom } from 'nanostores';
import type { PhotoWarning } from '../../domain/photos/photoQuality.ts';
import type { Shot } from '../../domain/photos/shots.ts';
import type { PhotoType } from '../../domain/photos/sniffPhoto.ts';
import type { Objection } from './judgeFile.ts';
import type { KeptPhoto } from './keptFormSchema.ts';

export type Rejection = { name: string; problem: Objection | 'count' };
/** Why a photo failed. `lost`: its file is gone; the last five are verdicts of the server. */
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
/** `offline`: goes on by itself when the network is back. */
export type PhotoStage =
  | 'waiting'
  | 'compressing'
  | 'uploading'
  | 'processing'
  | 'offline'
  | 'ready'
  | 'failed';

export type QueuedPhoto = {
  /** Stays the same, while the address changes with each try. */
  key: string;
  address: string;
  stage: PhotoStage;
  /** From 0 to 1. */
  share: number;
  /** Object URL to show before the server has renditions. */
  preview: string | null;
  problem: PhotoProblem | null;
  shot: Shot | null;
  warnings: readonly PhotoWarning[];
};

export type Watch = { signal: AbortSignal; onProgress: (share: number) => void };
export type Verdict = 'ready' | Extract<PhotoProblem, 'type' | 'size' | 'shape' | 'truncated' | 'limit'>;

/** Work that the browser and the server do for the queue. */
export type PhotoWork = {
  newId: () => string;
  compress: (file: Blob, type: PhotoType | 'heic', watch: Watch) => Promise<Blob>;
  measure: (photo: Blob) => Promise<readonly PhotoWarning[]>;
  upload: (address: string, photo: Blob, watch: Watch) => Promise<void>;
  /** Whether an uploaded photo still exists: the server deletes those of no listing after some days. */
  isThere: (address: string) => Promise<boolean>;
  awaitVerdict: (address: string, signal: AbortSignal) => Promise<Verdict>;
  /** Fetches the largest rendition. */
  fetchFull: (address: string) => Promise<Blob>;
  isOnline: () => boolean;
  online: (signal: AbortSignal) => Promise<void>;
  preview: (photo: Blob) => string;
  release: (preview: string) => void;
  /** Keeps a photo in this browser until the form is saved. `replaced`: address of the upload that it replaces. */
  keep: (key: string, file: Blob, replaced?: string) => Promise<void>;
  recall: (key: string) => Promise<Blob | null>;
  /** Whether the kept file replaces this upload. */
  isReplaced: (key: string, address: string) => Promise<boolean>;
  forget: (key: string) => Promise<void>;
};

export const isBusy = ({ stage }: QueuedPhoto) => stage !== 'ready' && stage !== 'failed';

/** A photo from an earlier visit. `stored`: part of the stored listing. */
export type EarlierPhoto = Pick<KeptPhoto, 'key' | 'address' | 'shot'> & {
  stage: KeptPhoto['stage'] | 'stored';
};

export type PhotoQueue = {
  $photos: ReadableAtom<readonly QueuedPhoto[]>;
  add: (files: readonly File[], shot?: Shot) => Promise<Rejection[]>;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  /** Stops an upload while the photo's editor is open. */
  hold: (key: string) => void;
  /** Goes on after the editor was closed without a change. */
  resume: (key: string) => void;
  /** Returns the file to edit: compressed, as chosen, or the server's largest rendition. */
  source: (key: string) => Promise<Blob | null>;
  /** Replaces a photo by an edited one, and uploads that. */
  replace: (key: string, edited: Blob) => Promise<void>;
  /** Waits until all are ready, have failed, or wait for a network. */
  settled: () => Promise<readonly QueuedPhoto[]>;
  kept: () => KeptPhoto[];
  /** Deletes the photos from this browser. */
  forget: () => Promise<void>;
};
