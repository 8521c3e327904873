import { useState } from 'react';
import type { DeskListing, DeskPerson } from '../../domain/desk.ts';
import type { HideReason } from '../../domain/moderation.ts';
import type { Language } from '../../i18n/languages.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Deeds } from './useDeeds.ts';

export type Asked =
  | { deed: 'hide'; listing: DeskListing; suggested?: HideReason }
  | { deed: 'restore'; listing: DeskListing }
  | { deed: 'suspend' | 'lift'; person: Pick<DeskPerson, 'id' | 'name'> };

/** The decisions of a room: which one is asked for, and the dialog that asks. */
export const useDecision = (lang: Language, { busy, perform }: Deeds) => {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  const common = { lang, busy: busy !== null, onCancel: close };
  const after = async (done: Promise<boolean>) => {
    // What is typed stays where it could not be done.
    if (await done) close();
  };
  const dialog = () => {
    switch (asked?.deed) {
      case undefined:
        return null;
      case 'hide': {
        const { listing, suggested } = asked;
        return (
          <DecisionDialog
            {...common}
            deed="hide"
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
            deed="restore"
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
            deed="suspend"
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
            deed="lift"
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
