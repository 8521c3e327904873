import { Brush, type LucideIcon, RotateCwSquare, SquareDashed, Undo2 } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { type Area, middleOf, type PhotoEdit } from '../../domain/photos/photoEdit.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { photoEditor } from '../../i18n/texts/photoEditor.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { EditorStage } from './EditorStage.tsx';
import { TruncatedPhoto } from './judgeFile.ts';
import { edited, openPicture, saved } from './photoCanvas.ts';

type Props = {
  lang: Language;
  /** The photo to begin with; null where there is none any more. */
  source: () => Promise<Blob | null>;
  /** The photo has not been added yet: it is one of the bike's papers. */
  papers?: boolean;
  /** It has left the phone as it was before. */
  sent?: boolean;
  /** With the changed photo; with null where nothing was changed. */
  onDone: (photo: Blob | null) => Promise<void>;
  onCancel: () => void;
};

const Tool = ({
  icon: Icon,
  label,
  ...rest
}: ComponentProps<'button'> & { icon: LucideIcon; label: string }) => (
  <button
    type="button"
    {...rest}
    className={classes(
      'flex min-h-13 flex-1 flex-col items-center justify-center gap-1 rounded-lg px-1 text-xs font-semibold hover:bg-sunken disabled:opacity-45',
      rest['aria-pressed'] === true && 'bg-sunken',
    )}
  >
    <Icon size={22} aria-hidden="true" />
    <span>{label}</span>
  </button>
);

/** Turns, crops and covers one photo before it leaves the phone. Nothing is sent from here. */
export const PhotoEditor = ({ lang, source, papers = false, sent = false, onDone, onCancel }: Props) => {
  const t = translate(lang, photoEditor);
  const [picture, setPicture] = useState<OffscreenCanvas | 'unreadable' | 'truncated' | null>(null);
  const [edits, setEdits] = useState<readonly PhotoEdit[]>([]);
  const [area, setArea] = useState<Area | null>(null);
  const [state, setState] = useState<'saving' | 'failed' | null>(null);
  const shown = useMemo(
    () => (picture && typeof picture !== 'string' ? edited(picture, edits) : null),
    [picture, edits],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; another photo is another editor.
  useEffect(() => {
    let here = true;
    source()
      .then((photo) => {
        if (!photo) throw new Error('the photo is gone');
        return openPicture(photo);
      })
      .then((opened) => here && setPicture(opened))
      .catch((failure: unknown) => {
        reportHandled(failure, 'open a photo to edit');
        if (here) setPicture(failure instanceof TruncatedPhoto ? 'truncated' : 'unreadable');
      });
    return () => {
      here = false;
    };
  }, []);

  const add = (edit: PhotoEdit) => {
    setEdits((before) => [...before, edit]);
    setArea(null);
  };
  const finish = async () => {
    if (!shown) return;
    setState('saving');
    try {
      // The papers are drawn anew even where nothing was covered, like every photo.
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
      {/* On a phone on its side the picture has the height, and what is said and done stands beside it. */}
      <div className="grid gap-3 short:grid-cols-[auto_minmax(0,1fr)] short:content-start">
        <p className="text-sm text-ink-soft short:col-start-2">
          {t(papers ? 'papers' : sent ? 'sent' : 'local')}
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
            <fieldset className="min-w-0 short:col-start-2">
              <legend className="sr-only">{t('tools')}</legend>
              <div className="flex gap-1 short:flex-wrap">
                <Tool
                  icon={Brush}
                  label={t('brush')}
                  aria-pressed={area === null}
                  onClick={() => setArea(null)}
                />
                <Tool
                  icon={SquareDashed}
                  label={t('select')}
                  aria-pressed={area !== null}
                  onClick={() => setArea(middleOf(shown))}
                />
                <Tool icon={RotateCwSquare} label={t('turn')} onClick={() => add({ kind: 'turn' })} />
                <Tool
                  icon={Undo2}
                  label={t('undo')}
                  disabled={edits.length === 0}
                  onClick={() => {
                    setEdits(edits.slice(0, -1));
                    setArea(null);
                  }}
                />
              </div>
            </fieldset>
            {area && (
              <div className="grid grid-cols-2 gap-2 short:col-start-2">
                <Button onClick={() => add({ kind: 'crop', area })}>{t('crop')}</Button>
                <Button onClick={() => add({ kind: 'cover', area })}>{t('cover')}</Button>
              </div>
            )}
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
