import { useMemo, useState } from 'react';
import { type Area, middleOf, type PhotoEdit } from '../domain/photos/photoEdit.ts';
import type { Language } from '../i18n/languages.ts';
import { photoEditor } from '../i18n/texts/photoEditor.ts';
import { translate } from '../i18n/texts.ts';
import { reportHandled } from '../shell/reportHandled.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Progress } from '../ui/Progress.tsx';
import { EditorStage } from './EditorStage.tsx';
import { EditorTools } from './EditorTools.tsx';
import { edited, saved } from './photoCanvas.ts';
import { useOpenPicture } from './useOpenPicture.ts';

type Props = {
  lang: Language;
  /** Reads the photo; null if it no longer exists. */
  source: () => Promise<Blob | null>;
  /** True for a photo of the bike's papers, which is edited before it enters the queue. */
  papers?: boolean;
  about?: 'message';
  /** True if the unedited photo has been uploaded. */
  sent?: boolean;
  /** Called with the edited photo, or null if nothing changed. */
  onDone: (photo: Blob | null) => Promise<void>;
  onCancel: () => void;
};

/** Rotates and crops a photo, and covers parts of it. Uploads nothing. */
export const PhotoEditor = ({
  lang,
  source,
  papers = false,
  sent = false,
  about,
  onDone,
  onCancel,
}: Props) => {
  const t = translate(lang, photoEditor);
  const picture = useOpenPicture(source);
  const [edits, setEdits] = useState<readonly PhotoEdit[]>([]);
  const [area, setArea] = useState<Area | null>(null);
  const [state, setState] = useState<'saving' | 'failed' | null>(null);
  const shown = useMemo(
    () => (picture && typeof picture !== 'string' ? edited(picture, edits) : null),
    [picture, edits],
  );

  const add = (edit: PhotoEdit) => {
    setEdits((before) => [...before, edit]);
    setArea(null);
  };
  const finish = async () => {
    if (!shown) return;
    setState('saving');
    try {
      // A photo of papers is saved even unedited, because it is not in the queue yet.
      await onDone(edits.length > 0 || papers ? await saved(shown) : null);
    } catch (failure) {
      reportHandled(failure, 'save an edited photo');
      setState('failed');
    }
  };

  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('title')}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!shown} loading={state === 'saving'} onClick={finish}>
            {t(papers ? 'add' : 'done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 short:grid-cols-[auto_minmax(0,1fr)] short:content-start">
        <p className="text-sm text-ink-soft short:col-start-2">
          {t(about ?? (papers ? 'papers' : sent ? 'sent' : 'local'))}
        </p>
        {picture === null && <Progress label={t('opening')} />}
        {typeof picture === 'string' && <p role="alert">{t(picture)}</p>}
        {shown && (
          <>
            <EditorStage
              lang={lang}
              picture={shown}
              area={area}
              onArea={setArea}
              onEdit={add}
              className="short:col-start-1 short:row-span-3 short:row-start-1"
            />
            <EditorTools
              lang={lang}
              area={area}
              canUndo={edits.length > 0}
              onBrush={() => setArea(null)}
              onSelect={() => setArea(middleOf(shown))}
              onEdit={add}
              onUndo={() => {
                setEdits(edits.slice(0, -1));
                setArea(null);
              }}
            />
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {edits.length > 0 && t('changes', { count: edits.length })}
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t('saveFailed')}
        </p>
      )}
    </Dialog>
  );
};
