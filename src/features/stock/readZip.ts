import { Unzip, UnzipInflate } from 'fflate';
import { maxPhotoBytes } from '../../domain/photos/photoLimits.ts';
import { fileName, isClutter } from '../../domain/stock/photoNames.ts';

export type ZipProblem = { name: string; problem: 'size' | 'many' | 'archive' };
export type Unzipped = { files: File[]; problems: ZipProblem[] };

const maxBytes = 1_000_000_000;

/** Compressed bytes per step: unpacking may enlarge them a thousandfold. */
const chunkBytes = 16_384;

/** Stops unpacking when terminated; the library's class would continue. */
class StoppableInflate extends UnzipInflate {
  static override compression = 8;
  private stopped = false;
  override push(data: Uint8Array, final: boolean) {
    if (!this.stopped) super.push(data, final);
  }
  terminate() {
    this.stopped = true;
  }
}

type Limits = { files: number; bytes?: number };

/** Measures files while unpacking, since sizes stated in an archive may be false. */
export const readZip = async (
  archive: Blob,
  { files: maxFiles, bytes: maxAll = maxBytes }: Limits,
): Promise<Unzipped> => {
  const files: File[] = [];
  const problems: ZipProblem[] = [];
  let [all, begun] = [0, 0];
  const unzip = new Unzip((entry) => {
    if (isClutter(entry.name)) return;
    const name = fileName(entry.name);
    begun += 1;
    if (begun > maxFiles) {
      if (begun === maxFiles + 1) problems.push({ name, problem: 'many' });
      return;
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    let refused = false;
    entry.ondata = (failure, chunk, isLast) => {
      if (refused) return;
      bytes += chunk?.length ?? 0;
      all += chunk?.length ?? 0;
      if (failure || bytes > maxPhotoBytes || all > maxAll) {
        refused = true;
        parts.length = 0;
        problems.push({ name, problem: failure ? 'archive' : bytes > maxPhotoBytes ? 'size' : 'many' });
        entry.terminate?.();
        return;
      }
      parts.push(chunk.slice());
      if (isLast) files.push(new File(parts, name));
    };
    try {
      entry.start();
    } catch {
      problems.push({ name, problem: 'archive' });
    }
  });
  unzip.register(StoppableInflate);
  const reader = archive.stream().getReader();
  const failed = () => ({
    files,
    problems: [
      ...problems,
      { name: archive instanceof File ? archive.name : '', problem: 'archive' as const },
    ],
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      for (let from = 0; value && from < value.length; from += chunkBytes)
        unzip.push(value.subarray(from, from + chunkBytes));
      if (done) break;
    }
    unzip.push(new Uint8Array(), true);
  } catch {
    return failed();
  }
  return begun === 0 && problems.length === 0 ? failed() : { files, problems };
};
