import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { askHash, localize, paths } from '../paths.ts';
import { Dialog } from './Dialog.tsx';
import { type PromptFeature, SignInPrompt } from './SignInPrompt.tsx';
import { quietLinkClass } from './variants.ts';

type Props = {
  lang: Language;
  /** Name for `client:ask` and `data-ask`. */
  ask: string;
  label: string;
  icon?: LucideIcon;
  session: 'loading' | 'out' | 'in';
  feature: PromptFeature;
  description?: string;
  children: (close: () => void) => ReactNode;
};

/**
 * Quiet link that opens a dialog for members, loaded by the first click. Without script it leads to the
 * contact page.
 */
export const AskedDialog = (props: Props) => {
  const { lang, ask, label, icon: Icon, session, feature, description, children } = props;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const close = () => setOpen(false);
  return (
    <>
      <a
        href={localize(lang, paths.contact)}
        data-ask={ask}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        aria-busy={(open && session === 'loading') || undefined}
        className={quietLinkClass}
      >
        {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
        <span>{label}</span>
      </a>
      {session === 'out' && (
        <SignInPrompt
          lang={lang}
          feature={open ? feature : null}
          back={location.pathname + askHash(ask)}
          onClose={close}
        />
      )}
      {session === 'in' && open && (
        <Dialog lang={lang} open onOpenChange={setOpen} title={label} {...(description && { description })}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
};
