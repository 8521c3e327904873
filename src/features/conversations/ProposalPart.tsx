import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PhraseValues } from '../../domain/conversations/phrase.ts';
import type { ProposalCode } from '../../domain/conversations/proposalFields.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { type ProposalProps, useProposal } from './useProposal.ts';

type Choice = { code: ProposalCode; label: string };
type Props = ProposalProps & {
  /** What stands; nothing where nothing does. */
  children?: ReactNode;
  choices: readonly Choice[];
  /** What an answer repeats of the other's words. */
  standing: PhraseValues;
  /** What a new proposal begins with. */
  initial: PhraseValues;
  /** What is asked before an answer that is not taken back. */
  questions: Partial<Record<ProposalCode, string>>;
};

const forms: readonly ProposalCode[] = ['offer', 'offer_counter', 'visit_propose', 'visit_move'];

/** What stands between the two, and what can be done about it: at once, after a question, or with a form. */
export const ProposalPart = ({ children, choices, standing, initial, questions, ...props }: Props) => {
  const { lang } = props;
  const t = translate(lang, proposals);
  const { sending, failure, send, forget } = useProposal(props);
  const [chosen, choose] = useState<ProposalCode | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  const open = choices.some(({ code }) => code === chosen) ? chosen : null;
  useEffect(() => {
    // What had the focus is gone with the question or the form.
    if (before.current !== null && open === null) part.current?.focus({ preventScroll: true });
    before.current = open;
  }, [open]);

  const act = async (code: ProposalCode, values: PhraseValues) => {
    if (await send({ code, values })) choose(null);
  };
  const press = (code: ProposalCode) => {
    forget();
    if (forms.includes(code) || questions[code]) choose(code);
    else void act(code, standing);
  };
  return (
    <div
      ref={part}
      tabIndex={-1}
      className={children || open ? 'basis-full rounded-md bg-sunken px-4 py-3' : undefined}
    >
      <div role="status">{children}</div>
      {open !== null && forms.includes(open) && (
        <ProposalForm
          key={open}
          lang={lang}
          code={open}
          bikePrice={props.thread.bike.price}
          initial={initial}
          sending={sending}
          onSend={(values) => void act(open, values)}
          onCancel={() => choose(null)}
        />
      )}
      {open !== null && !forms.includes(open) && (
        <fieldset className="mt-3">
          <legend className="font-semibold">{questions[open]}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="primary" loading={sending} onClick={() => void act(open, standing)}>
              {t(open === 'visit_cancel' ? 'yesCancel' : 'yes')}
            </Button>
            <Button variant="quiet" disabled={sending} onClick={() => choose(null)}>
              {t('back')}
            </Button>
          </div>
        </fieldset>
      )}
      {open === null && choices.length > 0 && (
        <div className={children ? 'mt-3 flex flex-wrap gap-2' : undefined}>
          {choices.map(({ code, label }) => (
            <Button key={code} loading={sending} onClick={() => press(code)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <FormStatus
        lang={lang}
        sending={sending}
        problem={failure === null ? null : { text: failure }}
        className="mt-2"
      />
    </div>
  );
};
