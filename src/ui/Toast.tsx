import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { classes } from './classes.ts';
import { dismiss, type Notice } from './notify.ts';
import { undoTime } from './undoTime.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const calm = 'bg-asphalt text-white';
const grounds = { info: calm, success: calm, error: 'bg-danger text-on-fill' };
/** Milliseconds until a notice disappears; longer with text or a link. */
const times = { info: 6_000, success: 4_000, error: Number.POSITIVE_INFINITY };
const timeOf = ({ tone, action, link, text, stays }: Notice) => {
  if (stays) return Number.POSITIVE_INFINITY;
  return Math.max(times[tone], action ? undoTime : 0, link || text ? times.info : 0);
};

type Props = {
  lang: Language;
  notice: Notice;
  covered: boolean;
};

/** Notice. It disappears by itself, but not while hovered, focused or covered. */
export const Toast = ({ lang, notice, covered }: Props) => {
  const { id, title, text, tone, link, action } = notice;
  const [held, hold] = useState(false);
  const time = timeOf(notice);
  useEffect(() => {
    if (held || covered || !Number.isFinite(time)) return;
    const timer = setTimeout(() => dismiss(id), time);
    return () => clearTimeout(timer);
  }, [held, covered, id, time]);
  const Icon = icons[tone];
  return (
    // Pixels: the padding must not grow with the text.
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it there longer.
    <div
      data-tone={tone}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className={classes(
        'pointer-events-auto flex w-full max-w-md animate-rise items-start gap-[12px] rounded-lg py-1.5 pr-[6px] pl-[16px] shadow-float',
        grounds[tone],
        covered && 'hidden',
      )}
    >
      <Icon size={20} aria-hidden="true" className="mt-3 shrink-0" />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold leading-snug">{title}</p>
        {text && <p className="mt-0.5 text-sm">{text}</p>}
        {link && (
          <a
            href={link.href}
            className="mt-1 mr-6 inline-block py-1 text-sm font-semibold underline underline-offset-4"
          >
            {link.label}
          </a>
        )}
        {action && (
          <button
            type="button"
            onClick={() => {
              dismiss(id);
              action.run();
            }}
            className="-mx-2 inline-flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4 outline-current"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={translate(lang, ui)('dismiss')}
        onClick={() => dismiss(id)}
        className="grid size-[44px] shrink-0 place-items-center rounded-md outline-current hover:bg-shade/25"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
};
