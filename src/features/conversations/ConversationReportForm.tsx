import { useState } from 'react';
import {
  type ConversationReason,
  type ConversationReportOutcome,
  conversationReasons,
} from '../../domain/moderation/conversationReport.ts';
import { call } from '../../firebase/calls.ts';
import { problemOf } from '../../firebase/problemOf.ts';
import { tellLeft } from '../../firebase/tellQuota.ts';
import type { Language } from '../../i18n/languages.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { ReasonForm } from '../../ui/ReasonForm.tsx';
import { MarkedMessages } from './MarkedMessages.tsx';
import type { Markable } from './readMarkable.ts';

const problems = {
  'failed-precondition': 'report.nothing',
  'resource-exhausted': 'report.tooMany',
  'not-found': 'report.gone',
} as const;

type Props = {
  lang: Language;
  threadId: string;
  name: string;
  messages: readonly Markable[];
  /** Ids of initially selected messages. */
  first: readonly string[];
  onDone: (outcome: ConversationReportOutcome) => void;
};

export const ConversationReportForm = ({ lang, threadId, name, messages, first, onDone }: Props) => {
  const t = translate(lang, safety);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(first));

  const send = async (report: { reason: ConversationReason; message: string | null }) => {
    if (marked.size === 0) return t('report.markMissing');
    try {
      const request = { thread: threadId, said: [...marked], report };
      const { outcome, left } = await call('reportConversation', request);
      onDone(outcome);
      tellLeft('report', left);
      return null;
    } catch (failure) {
      reportHandled(failure, 'report a conversation');
      return t(problemOf(failure, problems, 'report.failed'));
    }
  };
  return (
    <ReasonForm
      lang={lang}
      label={t('report.open')}
      keptAs={`report.${threadId}`}
      intro={t('report.intro', { name })}
      legend={t('report.legend')}
      options={conversationReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
      more={t('report.more')}
      moreHint={t('report.moreHint')}
      missing={t('report.reasonMissing')}
      send={t('report.send')}
      sending={t('report.sending')}
      onSend={send}
    >
      <MarkedMessages lang={lang} messages={messages} marked={marked} onMark={setMarked} />
    </ReasonForm>
  );
};
