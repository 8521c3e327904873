import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Area, dragged, type Grip, grips, type Point, type Size } from '../domain/photos/photoEdit.ts';
import type { Language } from '../i18n/languages.ts';
import { photoEditor } from '../i18n/texts/photoEditor.ts';
import { translate } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';

type Props = { lang: Language; size: Size; area: Area; onChange: (area: Area) => void };

/** Pixels by which a grip extends beyond the frame. */
const out = -22;
/** Inline styles, since a class would be in every page's style sheet. */
const looks: Record<Grip, CSSProperties> = {
  all: { inset: 0, cursor: 'move' },
  nw: { top: out, left: out, cursor: 'nwse-resize' },
  ne: { top: out, right: out, cursor: 'nesw-resize' },
  sw: { bottom: out, left: out, cursor: 'nesw-resize' },
  se: { bottom: out, right: out, cursor: 'nwse-resize' },
};
const knob: CSSProperties = {
  width: 16,
  height: 16,
  borderRadius: 8,
  border: '2px solid #000',
  background: '#fff',
};
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Rectangle on a photo, moved and resized by finger, mouse and arrow keys. */
export const CropFrame = ({ lang, size, area, onChange }: Props) => {
  const t = translate(lang, photoEditor);
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ at: Point; area: Area } | null>(null);

  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { at: { x: event.clientX, y: event.clientY }, area };
  };
  const drag = (grip: Grip, event: PointerEvent) => {
    const shown = frame.current?.getBoundingClientRect().width;
    if (!from.current || !shown) return;
    const scale = area.width / shown;
    const { at, area: before } = from.current;
    const by = { x: (event.clientX - at.x) * scale, y: (event.clientY - at.y) * scale };
    onChange(dragged(before, grip, by, size));
  };
  const key = (grip: Grip, event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = Math.max(size.width, size.height) * (event.shiftKey ? 0.1 : 0.02);
    onChange(dragged(area, grip, { x: step.x * far, y: step.y * far }, size));
  };

  return (
    <div className="absolute inset-0 overflow-hidden">
      <div
        ref={frame}
        style={{
          left: percent(area.x, size.width),
          top: percent(area.y, size.height),
          width: percent(area.width, size.width),
          height: percent(area.height, size.height),
          outline: '2px solid #fff',
          boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.55)',
        }}
        className="absolute"
      >
        {grips.map((grip) => (
          <button
            key={grip}
            type="button"
            aria-label={t(`grip.${grip}`)}
            data-grip={grip}
            onPointerDown={press}
            onPointerMove={(event) => drag(grip, event)}
            onPointerUp={() => {
              from.current = null;
            }}
            onPointerCancel={() => {
              from.current = null;
            }}
            onKeyDown={(event) => key(grip, event)}
            style={looks[grip]}
            className={classes('absolute touch-none', grip !== 'all' && 'grid size-11 place-items-center')}
          >
            {grip !== 'all' && <span style={knob} />}
          </button>
        ))}
      </div>
    </div>
  );
};
