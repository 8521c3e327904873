import { processUpload } from '../photos/processUpload.ts';
import type { StoredFile } from '../platform/files.ts';
import { grace } from './reconcile.plan.ts';
import type { Run } from './run.ts';

/** Each takes about a second. */
const atMost = 100;

/**
 * Takes the originals that lie in quarantine although their event should have come: the newest first, so that one which
 * ends every worker keeps nobody else waiting.
 */
export const processForgottenUploads = async (run: Run): Promise<void> => {
  const { site } = run.needs;
  const left: StoredFile[] = [];
  for await (const page of site.files.pages('uploads/'))
    left.push(...page.filter(({ created }) => created < run.now - grace));
  left.sort((one, other) => other.created - one.created);
  for (const { path, bytes } of left.slice(0, atMost)) {
    if (run.isOver()) return;
    try {
      await processUpload(site, path, bytes, run.now);
      run.count('originals');
    } catch (failure) {
      run.fail({ original: path.split('/').at(-1) }, failure);
    }
  }
};
