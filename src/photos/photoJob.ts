/** `file`: as chosen. `compressed`: to upload. `held`: not to upload yet, such as in the editor. */
export type Job = {
  file: Blob | null;
  compressed: Blob | null;
  sent: boolean;
  held: boolean;
  abort: AbortController;
};

/** If `file` is null, the photo is read from this browser's storage. */
export const newJob = (file: Blob | null): Job => ({
  file,
  compressed: null,
  sent: false,
  held: false,
  abort: new AbortController(),
});
/** Retries without compressing the photo again. */
export const retryJob = ({ file, compressed }: Job): Job => ({ ...newJob(file), compressed });
