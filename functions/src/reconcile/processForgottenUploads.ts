import { processUpload } from '../photos/processUpload.ts';
import type { StoredFile } from '../platform/files.ts';
import { grace } from './reconcile.plan.ts';
import type { Run } from './run.ts';

const maxUploads = 100;

/**
 * Processes originals whose event was lost, the newest first: a file that crashes the worker cannot block
 * newer ones.
 */
export const processForgottenUploads = async (run: Run): Promise<void> => {
  const { site } = run.needs;
  const left: StoredFile[] = [];
  for await (const page of site.files.pages('uploads/'))
    left.push(...page.filter(({ created }) => created < run.now - grace));
  left.sort((one, other) => other.created - one.created);
  for (const { path, bytes } of left.slice(0, maxUploads)) {
    if (run.isOver()) return;
    try {
      await processUpload(site, path, bytes, run.now);
      run.count('originals');
    } catch (failure) {
      run.fail({ original: path.split('/').at(-1) }, failure);
    }
  }
};
