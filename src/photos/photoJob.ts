/** `file`: chosen photo, then `compressed`. `held` while its editor is open. */
export type Job = {
  file: Blob | null;
  compressed: Blob | null;
  sent: boolean;
  held: boolean;
  abort: AbortController;
};

/** First try. Without a file, it is read from this browser's storage. */
export const newJob = (file: Blob | null): Job => ({
  file,
  compressed: null,
  sent: false,
  held: false,
  abort: new AbortController(),
});
/** Another try, without compressing again. */
export const retryJob = ({ file, compressed }: Job): Job => ({ ...newJob(file), compressed });
