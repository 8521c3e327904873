import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PhraseValues } from '../../domain/conversations/phrase.ts';
import type { ProposalCode } from '../../domain/conversations/proposalFields.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';
import { type ProposalProps, useProposal } from './useProposal.ts';

type Choice = { code: ProposalCode; label: string };
type Props = ProposalProps & {
  children: ReactNode;
  choices: readonly Choice[];
  /** Values of the proposal. Most answers repeat them. */
  standing: PhraseValues;
  initial: PhraseValues;
  /** Texts that ask to confirm a final answer. */
  questions: Partial<Record<ProposalCode, string>>;
};

const forms: readonly ProposalCode[] = ['offer', 'offer_counter', 'visit_move'];

/** Offer or visit with possible answers. Final answers need a confirmation, counter-proposals a form. */
export const ProposalPart = ({ children, choices, standing, initial, questions, ...props }: Props) => {
  const { lang } = props;
  const t = translate(lang, proposals);
  const { sending, failure, send, forget } = useProposal(props);
  const [chosen, choose] = useState<ProposalCode | null>(null);
  const part = useRef<HTMLElement>(null);
  const before = useRef(chosen);
  const open = choices.some(({ code }) => code === chosen) ? chosen : null;
  useEffect(() => {
    // Takes over the focus from the closed confirmation.
    if (before.current !== null && open === null) part.current?.focus({ preventScroll: true });
    before.current = open;
  }, [open]);

  const act = async (code: ProposalCode) => {
    if (await send({ code, values: standing })) choose(null);
  };
  const press = (code: ProposalCode) => {
    forget();
    if (forms.includes(code) || questions[code]) choose(code);
    else void act(code);
  };
  const isAsked = open !== null && !forms.includes(open);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={t('title')}
      className="mt-1.5 w-full max-w-sm rounded-lg border border-line-strong bg-surface px-4 py-3 text-left"
    >
      <div role="status">{children}</div>
      {open !== null && forms.includes(open) && (
        <ProposalDialog {...props} key={open} code={open} initial={initial} onClose={() => choose(null)} />
      )}
      {isAsked && (
        <fieldset className="mt-3">
          <legend className="font-semibold">{questions[open]}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="primary" loading={sending} onClick={() => void act(open)}>
              {t(open === 'visit_cancel' ? 'yesCancel' : 'yes')}
            </Button>
            <Button variant="quiet" disabled={sending} onClick={() => choose(null)}>
              {t('back')}
            </Button>
          </div>
        </fieldset>
      )}
      {!isAsked && choices.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {choices.map(({ code, label }) => (
            <Button key={code} size="sm" loading={sending} onClick={() => press(code)}>
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
    </section>
  );
};
