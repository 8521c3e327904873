import type { ReactNode, SubmitEvent } from 'react';
import type { AdminPerson } from '../../domain/admin/adminAnswers.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Work } from './AdminQueue.tsx';

export type RightsProps = { lang: Language; person: AdminPerson; work: Work; onClose: () => void };
type FrameProps = RightsProps & {
  title: string;
  /** Label of the button. Default: “Save”. */
  verb?: string;
  save: () => Promise<boolean>;
  children: ReactNode;
};

export const RightsFrame = ({ lang, person, work, onClose, title, verb, save, children }: FrameProps) => {
  const t = translate(lang, admin);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save().then((isDone) => isDone && onClose());
  };
  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={person.name ?? person.id}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form="rights"
            variant="primary"
            loading={work.busy !== null}
            loadingLabel={t('sending')}
          >
            {verb ?? t('save')}
          </Button>
        </>
      }
    >
      <form id="rights" onSubmit={submit} noValidate method="post" aria-label={title}>
        {children}
      </form>
    </Dialog>
  );
};
