import { useState } from 'react';
import type { AdminListing, AdminPerson } from '../../domain/moderation/admin.schema.ts';
import type { HideReason } from '../../domain/moderation/moderation.ts';
import type { Language } from '../../i18n/languages.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { AdminActions } from './useAdminActions.ts';

export type Asked =
  | { action: 'hide'; listing: AdminListing; suggested?: HideReason }
  | { action: 'restore'; listing: AdminListing }
  | { action: 'suspend' | 'lift'; person: Pick<AdminPerson, 'id' | 'name'> };

/** The decisions of a tab: which one is asked for, and the dialog that asks. */
export const useDecision = (lang: Language, { busy, perform }: AdminActions) => {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  const common = { lang, busy: busy !== null, onCancel: close };
  const after = async (done: Promise<boolean>) => {
    // What is typed stays where it could not be done.
    if (await done) close();
  };
  const dialog = () => {
    switch (asked?.action) {
      case undefined:
        return null;
      case 'hide': {
        const { listing, suggested } = asked;
        return (
          <DecisionDialog
            {...common}
            action="hide"
            about={listing.title}
            suggested={suggested}
            onDecide={(decision) =>
              void after(perform({ act: 'hide', listing: listing.id, decision }, listing.id))
            }
          />
        );
      }
      case 'restore': {
        const { listing } = asked;
        return (
          <DecisionDialog
            {...common}
            action="restore"
            about={listing.title}
            onDecide={(decision) =>
              void after(perform({ act: 'restore', listing: listing.id, decision }, listing.id))
            }
          />
        );
      }
      case 'suspend': {
        const { person } = asked;
        return (
          <DecisionDialog
            {...common}
            action="suspend"
            about={person.name ?? person.id}
            onDecide={(decision) =>
              void after(perform({ act: 'suspend', person: person.id, decision }, person.id))
            }
          />
        );
      }
      case 'lift': {
        const { person } = asked;
        return (
          <DecisionDialog
            {...common}
            action="lift"
            about={person.name ?? person.id}
            onDecide={(decision) =>
              void after(perform({ act: 'lift', person: person.id, decision }, person.id))
            }
          />
        );
      }
    }
  };
  return { ask, dialog: dialog() };
};
