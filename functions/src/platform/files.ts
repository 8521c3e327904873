import type { Bucket, GetFilesResponse } from '@google-cloud/storage';
import * as z from 'zod/mini';

/** Value of the SDK's `RETRY_ALWAYS`: retries are safe, since writes replace whole files. */
export const retryAlways = 0;

export type StoredFile = { path: string; created: number; bytes: number };

/** Files of the site in Storage: pages, catalogue, photos. */
export type Files = {
  read: (path: string) => Promise<Buffer | null>;
  exists: (path: string) => Promise<boolean>;
  /** `version` identifies the source data; stored as metadata. */
  write: (path: string, content: string | Buffer, type: string, version?: string) => Promise<void>;
  /** Returns a file's version, '' without one; null if there is no file. */
  version: (path: string) => Promise<string | null>;
  /** Revokes the download token of an upload, with which anybody could read the file despite the rules. */
  closeDownload: (path: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Moves a file; a missing one is no failure. */
  move: (path: string, to: string) => Promise<void>;
  list: (folder: string) => Promise<string[]>;
  /** Lists files below a large folder in order, a thousand at a time. @param after lists only later paths */
  pages: (folder: string, after?: string) => AsyncIterable<StoredFile[]>;
  /** Lists the folders directly within a folder, with trailing slash. */
  folders: (folder: string) => Promise<string[]>;
};

const Listing = z.object({ prefixes: z.optional(z.array(z.string())) });
const Next = z.object({ pageToken: z.string() });
const pageSize = 1_000;

const isMissing = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 404;

/** The SDK is loaded lazily: most instances do not need it. */
export const bucketFiles = (name: string): Files => {
  let bucket: Promise<Bucket> | undefined;
  const open = () => {
    bucket ??= import('firebase-admin/storage').then(({ getStorage }) => {
      const opened = getStorage().bucket(name);
      opened.storage.retryOptions.idempotencyStrategy = retryAlways;
      return opened;
    });
    return bucket;
  };
  const file = async (path: string) => (await open()).file(path);
  return {
    read: async (path) => {
      try {
        const [content] = await (await file(path)).download({ validation: false });
        return content;
      } catch (failure) {
        if (isMissing(failure)) return null;
        throw failure;
      }
    },
    exists: async (path) => (await (await file(path)).exists())[0],
    write: async (path, content, type, version) => {
      // Writes in a single request, so that readers never get a partial file.
      await (await file(path)).save(content, {
        resumable: false,
        validation: false,
        contentType: type,
        ...(version !== undefined && { metadata: { metadata: { version } } }),
      });
    },
    version: async (path) => {
      try {
        const [metadata] = await (await file(path)).getMetadata();
        return String(metadata.metadata?.version ?? '');
      } catch (failure) {
        if (isMissing(failure)) return null;
        throw failure;
      }
    },
    closeDownload: async (path) => {
      try {
        await (await file(path)).setMetadata({ metadata: { firebaseStorageDownloadTokens: null } });
      } catch (failure) {
        if (!isMissing(failure)) throw failure;
      }
    },
    remove: async (path) => {
      await (await file(path)).delete({ ignoreNotFound: true });
    },
    move: async (path, to) => {
      try {
        await (await file(path)).move(to);
      } catch (failure) {
        if (!isMissing(failure)) throw failure;
      }
    },
    list: async (folder) => {
      const [files] = await (await open()).getFiles({ prefix: folder });
      return files.map(({ name }) => name);
    },
    pages: async function* (folder, after = '') {
      const start = after === '' ? {} : { startOffset: after };
      const question = { prefix: folder, ...start, autoPaginate: false, maxResults: pageSize };
      let token: string | undefined;
      do {
        const from = token === undefined ? {} : { pageToken: token };
        const answer: GetFilesResponse = await (await open()).getFiles({ ...question, ...from });
        const files = answer[0].map(({ name: path, metadata }) => ({
          path,
          created: Date.parse(metadata.timeCreated ?? ''),
          bytes: Number(metadata.size ?? 0),
        }));
        // Storage also returns the file `after`, and its emulator ignores `startOffset`.
        yield files.filter(({ path }) => path > after);
        token = Next.safeParse(answer[1]).data?.pageToken;
      } while (token !== undefined);
    },
    folders: async (folder) => {
      const prefixes: string[] = [];
      let token: string | undefined;
      do {
        const from = token === undefined ? {} : { pageToken: token };
        const question = { prefix: folder, delimiter: '/', autoPaginate: false, ...from };
        const answer: GetFilesResponse = await (await open()).getFiles(question);
        prefixes.push(...(Listing.parse(answer[2]).prefixes ?? []));
        token = Next.safeParse(answer[1]).data?.pageToken;
      } while (token !== undefined);
      return prefixes;
    },
  };
};
