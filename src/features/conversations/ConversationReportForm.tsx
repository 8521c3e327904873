import { type SubmitEvent, useState } from 'react';
import {
  type ConversationReason,
  type ConversationReportOutcome,
  conversationReasons,
} from '../../domain/moderation/conversationReport.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { MarkedMessages } from './MarkedMessages.tsx';
import type { Markable } from './readMarkable.ts';

const problems = {
  'failed-precondition': 'report.nothing',
  'resource-exhausted': 'report.tooMany',
  'not-found': 'report.gone',
} as const;
type Code = keyof typeof problems;
type Problem = (typeof problems)[Code] | 'report.reasonMissing' | 'report.markMissing' | 'report.failed';

const isKnown = (code: string | null): code is Code => code !== null && code in problems;
const explain = (failure: unknown): Problem => {
  const code = codeOf(failure);
  return isKnown(code) ? problems[code] : 'report.failed';
};

type Props = {
  lang: Language;
  threadId: string;
  /** Of the other side. */
  name: string;
  messages: readonly Markable[];
  /** Those that are marked to begin with. */
  first: readonly string[];
  onDone: (outcome: ConversationReportOutcome) => void;
};

/** What is wrong with a conversation: one reason, the messages that show it, and words if there is more to say. */
export const ConversationReportForm = ({ lang, threadId, name, messages, first, onDone }: Props) => {
  const t = translate(lang, safety);
  const [reason, setReason] = useState<ConversationReason>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(first));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    if (!reason) return setProblem('report.reasonMissing');
    if (marked.size === 0) return setProblem('report.markMissing');
    const said = new FormData(event.currentTarget).get('message');
    const message = typeof said === 'string' && hasVisibleText(said) ? said.trim() : null;
    setSending(true);
    setProblem(null);
    try {
      const asked = { thread: threadId, said: [...marked], report: { reason, message } };
      onDone((await call('reportConversation', asked)).outcome);
    } catch (failure) {
      reportHandled(failure, 'report a conversation');
      setProblem(explain(failure));
      setSending(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate method="post" aria-label={t('report.open')}>
      <p className="mb-4 text-ink-soft">{t('report.intro', { name })}</p>
      <RadioGroup
        legend={t('report.legend')}
        name="reason"
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          setProblem(null);
        }}
        options={conversationReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
      />
      <MarkedMessages lang={lang} messages={messages} marked={marked} onMark={setMarked} />
      <Field label={t('report.more')} hint={t('report.moreHint')} className="mt-3">
        {(ids) => <TextArea {...ids} name="message" rows={3} maxLength={1_000} />}
      </Field>
      {problem && (
        <p role="alert" className="mt-4 rounded-md border border-danger bg-danger-soft px-4 py-3">
          {t(problem)}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="mt-5 w-full"
        loading={sending}
        loadingLabel={t('report.sending')}
      >
        {t('report.send')}
      </Button>
    </form>
  );
};
