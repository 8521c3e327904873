import type { ReadableAtom } from 'nanostores';
import type { PhotoWarning } from '../../domain/photos/photoQuality.ts';
import type { Shot } from '../../domain/photos/shots.ts';
import type { PhotoType } from '../../domain/photos/sniffPhoto.ts';
import type { Objection } from './judgeFile.ts';
import type { KeptPhoto } from './keptFormSchema.ts';

/** Why a chosen file is not taken at all. */
export type Rejection = { name: string; problem: Objection | 'count' };
/** Why a photo is not ready: lost is one that nobody has any more; the last five are the server's verdict. */
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
/** Offline: it goes on by itself when the network is back. */
export type PhotoStage =
  | 'waiting'
  | 'compressing'
  | 'uploading'
  | 'processing'
  | 'offline'
  | 'ready'
  | 'failed';

export type QueuedPhoto = {
  /** The same for the photo's whole life here; its address changes with a new try. */
  key: string;
  address: string;
  stage: PhotoStage;
  /** How much of the stage is done, from 0 to 1. */
  share: number;
  /** What to show before the server's renditions are there. */
  preview: string | null;
  problem: PhotoProblem | null;
  /** Which of the shots it was chosen for. */
  shot: Shot | null;
  /** What its pixels tell, once they were measured. */
  warnings: readonly PhotoWarning[];
};

export type Watch = { signal: AbortSignal; onProgress: (share: number) => void };
export type Verdict = 'ready' | Extract<PhotoProblem, 'type' | 'size' | 'shape' | 'truncated' | 'limit'>;

/** What the queue needs of the browser and the server. */
export type PhotoWork = {
  newId: () => string;
  compress: (file: Blob, type: PhotoType | 'heic', watch: Watch) => Promise<Blob>;
  measure: (photo: Blob) => Promise<readonly PhotoWarning[]>;
  upload: (address: string, photo: Blob, watch: Watch) => Promise<void>;
  /** Whether a photo that was ready still is: the server keeps those that no listing shows for some days. */
  isThere: (address: string) => Promise<boolean>;
  awaitVerdict: (address: string, signal: AbortSignal) => Promise<Verdict>;
  /** The largest of a photo's renditions. */
  fetchFull: (address: string) => Promise<Blob>;
  isOnline: () => boolean;
  /** Waits until there is a network. */
  online: (signal: AbortSignal) => Promise<void>;
  preview: (photo: Blob) => string;
  release: (preview: string) => void;
  /** Keeps a photo in this browser until the form is saved. `replaced`: the upload that it takes the place of. */
  keep: (key: string, file: Blob, replaced?: string) => Promise<void>;
  recall: (key: string) => Promise<Blob | null>;
  /** Whether what is kept was put in the place of this upload. */
  isReplaced: (key: string, address: string) => Promise<boolean>;
  forget: (key: string) => Promise<void>;
};

export const isBusy = ({ stage }: QueuedPhoto) => stage !== 'ready' && stage !== 'failed';

/** Stored: part of a listing already. */
export type EarlierPhoto = Pick<KeptPhoto, 'key' | 'address' | 'shot'> & {
  stage: KeptPhoto['stage'] | 'stored';
};

export type PhotoQueue = {
  $photos: ReadableAtom<readonly QueuedPhoto[]>;
  add: (files: readonly File[], shot?: Shot) => Promise<Rejection[]>;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  /** While its editor is open a photo is not sent; one that was sent already stays where it is. */
  hold: (key: string) => void;
  /** Its editor was left without a change: it goes on. */
  resume: (key: string) => void;
  /** What an editor shows: the photo as it is sent, as it was chosen, or the server's largest. */
  source: (key: string) => Promise<Blob | null>;
  /** Puts an edited photo in the place of what was chosen, kept and sent. */
  replace: (key: string, edited: Blob) => Promise<void>;
  /** All are ready, have failed, or wait for the network. */
  settled: () => Promise<readonly QueuedPhoto[]>;
  kept: () => KeptPhoto[];
  /** Nothing of the photos is needed in this browser any more. */
  forget: () => Promise<void>;
};
