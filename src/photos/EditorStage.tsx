import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type Area, brushRadius, type PhotoEdit, type Point } from '../domain/photos/photoEdit.ts';
import type { Language } from '../i18n/languages.ts';
import { photoEditor } from '../i18n/texts/photoEditor.ts';
import { translate } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { CropFrame } from './CropFrame.tsx';
import { stroke } from './photoCanvas.ts';

type Props = {
  lang: Language;
  picture: OffscreenCanvas;
  area: Area | null;
  onArea: (area: Area) => void;
  onEdit: (edit: PhotoEdit) => void;
  className?: string;
};

export const EditorStage = ({ lang, picture, area, onArea, onEdit, className }: Props) => {
  const t = translate(lang, photoEditor);
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<Point[] | null>(null);
  const { width, height } = picture;

  useLayoutEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    shown.width = width;
    shown.height = height;
    shown.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture, width, height]);

  const at = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect();
    const scale = width / (box.width || 1);
    return { x: Math.round((clientX - box.left) * scale), y: Math.round((clientY - box.top) * scale) };
  };
  const radius = brushRadius(picture);
  const paint = (event: PointerEvent) => {
    const before = points.current?.at(-1);
    const point = at(event);
    points.current = [...(points.current ?? []), point];
    const pen = canvas.current?.getContext('2d');
    if (pen) stroke(pen, { points: before ? [before, point] : [point], radius });
  };
  const end = () => {
    if (points.current) onEdit({ kind: 'brush', points: points.current, radius });
    points.current = null;
  };

  return (
    <div style={{ width: 'fit-content' }} className={classes('relative mx-auto select-none', className)}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('picture')}
        onPointerDown={(event) => {
          if (event.button !== 0 || area) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          paint(event);
        }}
        onPointerMove={(event) => points.current && paint(event)}
        onPointerUp={end}
        onPointerCancel={end}
        style={{ maxHeight: '48dvh', cursor: 'crosshair' }}
        className="block max-w-full touch-none bg-sunken"
      />
      {area && <CropFrame lang={lang} size={picture} area={area} onChange={onArea} />}
    </div>
  );
};
