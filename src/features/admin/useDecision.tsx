import { useState } from 'react';
import type { AdminAction } from '../../domain/admin/admin.schema.ts';
import type { AdminListing, AdminPerson } from '../../domain/admin/adminAnswers.schema.ts';
import type { HideReason } from '../../domain/moderation/moderation.ts';
import type { Language } from '../../i18n/languages.ts';
import { type Decided, type Deciding, DecisionDialog, type Reasons } from './DecisionDialog.tsx';
import type { AdminActions } from './useAdminActions.ts';

export type Decision =
  | { action: 'hide'; listing: AdminListing; suggested?: HideReason }
  | { action: 'restore'; listing: AdminListing }
  | { action: 'hideReview' | 'restoreReview'; review: { id: string; about: string } }
  | { action: 'suspend' | 'lift'; person: Pick<AdminPerson, 'id' | 'name'> };

export const useDecision = (lang: Language, { busy, perform }: AdminActions) => {
  const [decision, ask] = useState<Decision | null>(null);
  const close = () => ask(null);
  const after = async (done: Promise<boolean>) => {
    if (await done) close();
  };
  const open = <D extends Deciding>(
    action: D,
    { id, about, receiver = null }: { id: string; about: string; receiver?: string | null },
    decided: (decision: Decided<D>) => AdminAction,
    suggested?: Reasons[D],
  ) => (
    <DecisionDialog
      lang={lang}
      busy={busy !== null}
      onCancel={close}
      action={action}
      about={about}
      receiver={receiver}
      suggested={suggested}
      onDecide={(decision) => void after(perform(decided(decision), id))}
    />
  );
  const dialog = () => {
    if (!decision) return null;
    if ('listing' in decision) {
      const { id, title, seller_id } = decision.listing;
      const listing = { id, about: title, receiver: seller_id };
      if (decision.action === 'restore')
        return open('restore', listing, (decision) => ({ act: 'restore', listing: id, decision }));
      return open(
        'hide',
        listing,
        (decision) => ({ act: 'hide', listing: id, decision }),
        decision.suggested,
      );
    }
    if ('review' in decision) {
      const { id } = decision.review;
      return decision.action === 'hideReview'
        ? open('hideReview', decision.review, (decision) => ({ act: 'hideReview', review: id, decision }))
        : open('restoreReview', decision.review, (decision) => ({
            act: 'restoreReview',
            review: id,
            decision,
          }));
    }
    const { id, name } = decision.person;
    const person = { id, about: name ?? id, receiver: id };
    return decision.action === 'lift'
      ? open('lift', person, (decision) => ({ act: 'lift', person: id, decision }))
      : open('suspend', person, (decision) => ({ act: 'suspend', person: id, decision }));
  };
  return { ask, dialog: dialog() };
};
