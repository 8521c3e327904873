import { AccountExport } from '../../domain/export/accountExport.schema.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../shell/reportHandled.ts';

const save = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoking the URL sooner could stop the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Failures of one photo. After any other, such as a missing network, the whole download can be repeated. */
const isOfOnePhoto = (failure: unknown) => ['internal', 'not-found'].includes(codeOf(failure) ?? '');

/** Reads photos of messages as data URLs; null for a deleted or unreadable one. */
const readPhotos = async ({ conversations }: AccountExport) => {
  const photos: Record<string, string | null> = {};
  const unreadable: string[] = [];
  for (const { id: thread, messages } of conversations)
    for (const id of messages.flatMap((message) => message.photos ?? [])) {
      try {
        const read = await call('readPhotos', { thread, photos: [id], size: 'full' });
        const base64 = read.photos[id];
        photos[id] = base64 ? `data:image/webp;base64,${base64}` : null;
      } catch (failure) {
        if (!isOfOnePhoto(failure)) throw failure;
        reportHandled(failure, 'download a photo');
        photos[id] = null;
        unreadable.push(`message_photos/${id}`);
      }
    }
  return { photos, unreadable };
};

export const downloadData = async (): Promise<void> => {
  const data = AccountExport.parse(await call('exportAccount', {}));
  const { photos, unreadable } = await readPhotos(data);
  const whole = { ...data, unreadable: [...data.unreadable, ...unreadable], photos };
  save(`vongxe-${data.exported_at.slice(0, 10)}.json`, `${JSON.stringify(whole, null, 2)}\n`);
};
