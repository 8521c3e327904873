import type { Bucket, GetFilesResponse } from '@google-cloud/storage';
import * as z from 'zod/mini';

/** Of the SDK's IdempotencyStrategy: a file is always written whole, so a second time does no harm. */
export const retryAlways = 0;

/** `created` in milliseconds. */
export type StoredFile = { path: string; created: number; bytes: number };

/** The files of the site in Storage: pages, catalogue, photos. */
export type Files = {
  read: (path: string) => Promise<Buffer | null>;
  exists: (path: string) => Promise<boolean>;
  /** `version` says which state of the data the file shows; it is kept beside the content. */
  write: (path: string, content: string | Buffer, type: string, version?: string) => Promise<void>;
  /** The version that a file was written with, '' when it was written without one; null when there is no file. */
  version: (path: string) => Promise<string | null>;
  /**
   * Takes away the token by which whoever uploaded a file may read it past the rules. Storage gives one out with each
   * upload of a browser.
   */
  closeDownload: (path: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Gives a file another path; one that is gone already is no failure. */
  move: (path: string, to: string) => Promise<void>;
  /** The paths of all files below a folder, such as 'uploads/u1/'. */
  list: (folder: string) => Promise<string[]>;
  /** All files below a folder, a thousand at a time: for folders that grow with the site. */
  pages: (folder: string) => AsyncIterable<StoredFile[]>;
  /** The folders directly within a folder, with their trailing slash. */
  folders: (folder: string) => Promise<string[]>;
};

const Listing = z.object({ prefixes: z.optional(z.array(z.string())) });
const Next = z.object({ pageToken: z.string() });
const pageSize = 1_000;

const isMissing = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 404;

/** The SDK is loaded with the first file, because most starts of a function need it a little later. */
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
      // One request for a whole file: readers see the old one or the new one, never half of it.
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
    pages: async function* (folder) {
      const question = { prefix: folder, autoPaginate: false, maxResults: pageSize };
      let token: string | undefined;
      do {
        const from = token === undefined ? {} : { pageToken: token };
        const answer: GetFilesResponse = await (await open()).getFiles({ ...question, ...from });
        yield answer[0].map(({ name: path, metadata }) => ({
          path,
          created: Date.parse(metadata.timeCreated ?? ''),
          bytes: Number(metadata.size ?? 0),
        }));
        token = Next.safeParse(answer[1]).data?.pageToken;
      } while (token !== undefined);
    },
    folders: async (folder) => {
      const found: string[] = [];
      let token: string | undefined;
      do {
        const from = token === undefined ? {} : { pageToken: token };
        const question = { prefix: folder, delimiter: '/', autoPaginate: false, ...from };
        const answer: GetFilesResponse = await (await open()).getFiles(question);
        found.push(...(Listing.parse(answer[2]).prefixes ?? []));
        token = Next.safeParse(answer[1]).data?.pageToken;
      } while (token !== undefined);
      return found;
    },
  };
};
