import { drawSummary } from './drawSummary.ts';
import type { SheetPage } from './sheetPage.ts';

/** Lets visitors share, copy or download the summary. */
export const startSharing = (
  { part, say }: SheetPage,
  tell: (text: string) => void,
  summary: () => string,
) => {
  const onPress = (name: string, act: () => Promise<void>) =>
    part(name).addEventListener('click', () => {
      act().catch((failure: unknown) => {
        const isCancelled = failure instanceof DOMException && failure.name === 'AbortError';
        if (!isCancelled) tell(say('notShared'));
      });
    });
  const copy = async () => {
    await navigator.clipboard.writeText(summary());
    tell(say('copied'));
  };
  onPress('copy', copy);
  onPress('share-text', async () => {
    if (!('share' in navigator)) return copy();
    await navigator.share({ text: summary() });
  });
  onPress('share-picture', async () => {
    const picture = await drawSummary(summary());
    if (!picture) throw new Error('this browser draws no pictures');
    const file = new File([picture], 'vongxe.png', { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
};
