import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isOffline } from '../domain/platform/isOffline.ts';
import type { Language } from '../i18n/languages.ts';
import { formStatus } from '../i18n/texts/formStatus.ts';
import { translate } from '../i18n/texts.ts';
import { classes } from './classes.ts';
import type { Elements } from './elements.ts';

/** Milliseconds after which a submission counts as slow. */
export const slowAfter = 5_000;

type Problem = { title?: string | undefined; text?: string | undefined };

type Props = {
  lang: Language;
  sending: boolean;
  problem: Problem | null;
  className?: string;
  children?: Elements;
};

const Slow = ({ lang, className }: Pick<Props, 'lang' | 'className'>) => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <p role="status" className={classes('text-sm text-ink-soft', className)}>
      {translate(lang, formStatus)('slow')}
    </p>
  ) : null;
};

const watchLine = (tell: () => void) => {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, tell);
  return () => {
    for (const event of events) removeEventListener(event, tell);
  };
};

const Failed = ({ lang, title, text, className, children }: Problem & Omit<Props, 'sending' | 'problem'>) => {
  const t = translate(lang, formStatus);
  const box = useRef<HTMLDivElement>(null);
  const offline = useSyncExternalStore(watchLine, isOffline, () => false);
  const [wasOffline] = useState(offline);
  // Scrolls the status to the middle, where neither the header nor the cookie banner covers it.
  useEffect(() => {
    // The form itself scrolls to the invalid field, which has the focus.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    // `void`: newer browsers return a promise, but an effect may only return a function.
    void box.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className={classes('rounded-md border border-danger bg-danger-soft px-4 py-3 text-ink', className)}
    >
      {title && <p className="font-semibold">{title}</p>}
      {text && <p className={title && 'mt-1 text-sm'}>{text}</p>}
      {(offline || wasOffline) && (
        <p key={String(offline)} className="mt-1 text-sm">
          {t(offline ? 'offline' : 'backOnline')}
        </p>
      )}
      {children}
    </div>
  );
};

/**
 * Status beside a form's button: sending is slow or failed, or the browser is offline or online again.
 * Scrolls a failure into view.
 * @example <FormStatus lang={lang} sending={sending} problem={failure && { text: t(failure) }} />
 */
export const FormStatus = ({ sending, problem, children, ...rest }: Props) => {
  if (sending) return <Slow lang={rest.lang} {...(rest.className && { className: rest.className })} />;
  return problem ? (
    <Failed {...problem} {...rest}>
      {children}
    </Failed>
  ) : null;
};
