import { useEffect, useState } from 'react';
import { markedAtFirst } from '../../domain/moderation/conversationReport.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { reportError } from '../../shell/reportError.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Done } from '../../ui/Done.tsx';
import { ConversationReportForm } from './ConversationReportForm.tsx';
import { type Markable, readMarkable } from './readMarkable.ts';
import type { SafetyProps } from './safetyProps.ts';

type Read = { messages: readonly Markable[] } | 'failed' | null;

export const ReportConversation = (props: SafetyProps) => {
  const { lang, thread, userId, other, onClose, onReported, onBlock } = props;
  const t = translate(lang, safety);
  const [read, setRead] = useState<Read>(null);
  const [done, setDone] = useState<'new' | 'same' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later messages are not part of this report.
  useEffect(() => {
    readMarkable(thread, userId).then(
      (messages) => setRead({ messages }),
      (failure) => {
        reportError(failure, 'read what can be reported');
        setRead('failed');
      },
    );
  }, [thread.id, userId]);

  const content = () => {
    if (done)
      return (
        <Done title={t(`report.${done}`)} text={t(`report.${done}Text`)}>
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onClose}>{t('report.close')}</Button>
            <Button onClick={onBlock}>{t('block.open', { name: other.name })}</Button>
          </div>
        </Done>
      );
    if (read === null) return <p role="status">{t('report.loading')}</p>;
    if (read === 'failed') return <p role="alert">{t('report.loadFailed')}</p>;
    if (read.messages.length === 0) return <p>{t('report.nothing')}</p>;
    return (
      <ConversationReportForm
        lang={lang}
        threadId={thread.id}
        name={other.name}
        messages={read.messages}
        first={read.messages.slice(-markedAtFirst).map(({ id }) => id)}
        onDone={(outcome) => {
          setDone(outcome);
          onReported();
        }}
      />
    );
  };
  return (
    <Dialog lang={lang} open onOpenChange={(open) => !open && onClose()} title={t('report.open')}>
      {content()}
    </Dialog>
  );
};
