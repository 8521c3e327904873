import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons below the content, which stay visible while it scrolls. */
  footer?: ReactNode;
  lang?: Language;
};

const pageLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'vi' ? 'vi' : 'en';

/** Base of dialogs and sheets. Renders its content only while open. */
export const Modal = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  lang,
  className,
}: ModalProps & { className: string }) => {
  const id = useId();
  const close = () => onOpenChange(false);
  const ref = useModal(open, close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; keys have Escape, which is onCancel.
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={className}
    >
      {open && (
        <div className="relative flex max-h-[inherit] flex-col">
          <header className="border-b border-line py-4 pr-16 pl-5 short:py-2.5">
            <h2 id={`${id}-title`} tabIndex={-1} className="text-xl font-bold">
              {title}
            </h2>
            {description && (
              <p id={`${id}-text`} className="mt-0.5 text-sm text-ink-soft">
                {description}
              </p>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 short:py-3">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-3 md:flex-row md:justify-end short:flex-row short:justify-end short:py-2">
              {footer}
            </footer>
          )}
          <IconButton
            icon={X}
            label={translate(lang ?? pageLanguage(), ui)('close')}
            onClick={close}
            className="absolute top-2 right-2"
          />
        </div>
      )}
    </dialog>
  );
};
