import { AccountExport } from '../../domain/export/accountExport.schema.ts';
import { call } from '../../firebase/calls.ts';

const save = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoking the URL sooner could stop the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const readPhotos = async ({ conversations }: AccountExport) => {
  const photos: Record<string, string | null> = {};
  for (const { id: thread, messages } of conversations)
    for (const id of messages.flatMap((message) => message.photos ?? [])) {
      const read = await call('readPhotos', { thread, photos: [id], size: 'full' });
      const base64 = read.photos[id];
      photos[id] = base64 ? `data:image/webp;base64,${base64}` : null;
    }
  return photos;
};

export const downloadData = async (): Promise<void> => {
  const data = AccountExport.parse(await call('exportAccount', {}));
  const photos = await readPhotos(data);
  save(`vongxe-${data.exported_at.slice(0, 10)}.json`, `${JSON.stringify({ ...data, photos }, null, 2)}\n`);
};
