import { useState } from 'react';
import type { AdminAction, AdminListing, AdminPerson } from '../../domain/admin/admin.schema.ts';
import type { HideReason } from '../../domain/moderation/moderation.ts';
import type { Language } from '../../i18n/languages.ts';
import { type Decided, type Deciding, DecisionDialog, type Reasons } from './DecisionDialog.tsx';
import type { AdminActions } from './useAdminActions.ts';

export type Asked =
  | { action: 'hide'; listing: AdminListing; suggested?: HideReason }
  | { action: 'restore'; listing: AdminListing }
  | { action: 'hideReview' | 'restoreReview'; review: { id: string; about: string } }
  | { action: 'suspend' | 'lift'; person: Pick<AdminPerson, 'id' | 'name'> };

/** The decisions of a tab: which one is asked for, and the dialog that asks. */
export const useDecision = (lang: Language, { busy, perform }: AdminActions) => {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  const after = async (done: Promise<boolean>) => {
    // What is typed stays where it could not be done.
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
    if (!asked) return null;
    if ('listing' in asked) {
      const { id, title, seller_id } = asked.listing;
      const listing = { id, about: title, receiver: seller_id };
      if (asked.action === 'restore')
        return open('restore', listing, (decision) => ({ act: 'restore', listing: id, decision }));
      return open('hide', listing, (decision) => ({ act: 'hide', listing: id, decision }), asked.suggested);
    }
    if ('review' in asked) {
      const { id } = asked.review;
      return asked.action === 'hideReview'
        ? open('hideReview', asked.review, (decision) => ({ act: 'hideReview', review: id, decision }))
        : open('restoreReview', asked.review, (decision) => ({ act: 'restoreReview', review: id, decision }));
    }
    const { id, name } = asked.person;
    const person = { id, about: name ?? id, receiver: id };
    return asked.action === 'lift'
      ? open('lift', person, (decision) => ({ act: 'lift', person: id, decision }))
      : open('suspend', person, (decision) => ({ act: 'suspend', person: id, decision }));
  };
  return { ask, dialog: dialog() };
};
