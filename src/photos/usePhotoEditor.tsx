import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { sellPhotos } from '../i18n/texts/sellPhotos.ts';
import { translate } from '../i18n/texts.ts';
import { reportHandled } from '../shell/reportHandled.ts';
import { notify } from '../ui/notify.ts';
import type { PhotoEditor } from './PhotoEditor.tsx';
import type { PhotoQueue } from './queuedPhoto.ts';

type Order = Omit<ComponentProps<typeof PhotoEditor>, 'lang'>;
type Opened = { Editor: typeof PhotoEditor; order: Order };

/** Photo editor, whose code is loaded when it is opened. */
export const usePhotoEditor = (
  lang: Language,
): { dialog: ReactNode; open: (order: Order) => Promise<void> } => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = async (order: Order) => {
    try {
      const { PhotoEditor: Editor } = await import('./PhotoEditor.tsx');
      setOpened({ Editor, order });
    } catch (failure) {
      reportHandled(failure, 'load the editor of photos');
      const t = translate(lang, sellPhotos);
      notify({ title: t('editFailed'), text: t('editFailedText'), tone: 'error' });
      order.onCancel();
    }
  };
  const { Editor, order } = opened ?? {};
  const dialog = Editor && order && (
    <Editor
      {...order}
      lang={lang}
      onDone={async (photo) => {
        await order.onDone(photo);
        close();
      }}
      onCancel={() => {
        order.onCancel();
        close();
      }}
    />
  );
  return { dialog, open };
};

/** Stops a queued photo's upload, and returns what the editor needs. */
export const editOrder = (queue: PhotoQueue, key: string): Order => {
  const stage = queue.$photos.get().find((photo) => photo.key === key)?.stage;
  queue.hold(key);
  return {
    sent: stage === 'uploading' || stage === 'processing' || stage === 'ready',
    source: () => queue.source(key),
    onDone: async (photo) => {
      if (photo) await queue.replace(key, photo);
      else queue.resume(key);
    },
    onCancel: () => queue.resume(key),
  };
};
