import { useState } from 'react';
import { blockPerson } from '../../firebase/blocks.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { notify } from '../../ui/notify.ts';
import type { SafetyProps } from './safetyProps.ts';

type Props = Pick<SafetyProps, 'lang' | 'userId' | 'other' | 'onClose'>;

export const BlockPerson = ({ lang, userId, other, onClose }: Props) => {
  const t = translate(lang, safety);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'block.tooMany' | 'block.failed' | null>(null);
  const { name } = other;
  const block = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await blockPerson(userId, other);
      notify({ title: t('block.done', { name }), tone: 'success' });
      onClose();
    } catch (failure) {
      reportHandled(failure, 'block a person');
      setProblem(codeOf(failure) === 'resource-exhausted' ? 'block.tooMany' : 'block.failed');
    }
    setBusy(false);
  };
  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('block.title', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('block.cancel')}</Button>
          <Button variant="danger" loading={busy} loadingLabel={t('block.busy')} onClick={() => void block()}>
            {t('block.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('block.text')}</p>
      <p className="mt-3 text-ink-soft">{t('block.silent')}</p>
      <FormStatus lang={lang} sending={busy} problem={problem && { text: t(problem) }} className="mt-4" />
    </Dialog>
  );
};
