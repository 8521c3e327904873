import { Brush, type LucideIcon, RotateCwSquare, SquareDashed, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Area, PhotoEdit } from '../domain/photos/photoEdit.ts';
import type { Language } from '../i18n/languages.ts';
import { photoEditor } from '../i18n/texts/photoEditor.ts';
import { translate } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';

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

type Props = {
  lang: Language;
  /** Selected part of the picture; null while the brush is in use. */
  area: Area | null;
  canUndo: boolean;
  onBrush: () => void;
  onSelect: () => void;
  onEdit: (edit: PhotoEdit) => void;
  onUndo: () => void;
};

export const EditorTools = ({ lang, area, canUndo, onBrush, onSelect, onEdit, onUndo }: Props) => {
  const t = translate(lang, photoEditor);
  return (
    <>
      <fieldset className="min-w-0 short:col-start-2">
        <legend className="sr-only">{t('tools')}</legend>
        <div className="flex gap-1 short:flex-wrap">
          <Tool icon={Brush} label={t('brush')} aria-pressed={area === null} onClick={onBrush} />
          <Tool icon={SquareDashed} label={t('select')} aria-pressed={area !== null} onClick={onSelect} />
          <Tool icon={RotateCwSquare} label={t('turn')} onClick={() => onEdit({ kind: 'turn' })} />
          <Tool icon={Undo2} label={t('undo')} disabled={!canUndo} onClick={onUndo} />
        </div>
      </fieldset>
      {area && (
        <div className="grid grid-cols-2 gap-2 short:col-start-2">
          <Button onClick={() => onEdit({ kind: 'crop', area })}>{t('crop')}</Button>
          <Button onClick={() => onEdit({ kind: 'cover', area })}>{t('cover')}</Button>
        </div>
      )}
    </>
  );
};
