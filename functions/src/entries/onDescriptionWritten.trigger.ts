import { onDocumentWritten } from 'firebase-functions/firestore';
import { settings } from '../../../src/settings.ts';
import { planTranslation } from '../listings/translation.plan.ts';
import { onTime } from '../platform/onTime.ts';
import { documents } from '../platform/site.ts';
import { readListing } from '../readers/readListing.ts';
import { translateListing } from '../translation/translateListing.ts';
import { openTranslator } from '../translation/translator.ts';

const { translatedCharacters, firebase } = settings;
const translator = openTranslator(firebase.projectId);

export const onDescriptionWritten =
  translatedCharacters > 0
    ? onDocumentWritten(
        { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 120 },
        onTime(async (event) => {
          const now = Date.now();
          // Decides without a database read, since most changes need no translation.
          if (planTranslation(readListing(event.data?.after)) === null) return;
          await translateListing(
            { documents: documents(), translator, maxCharacters: translatedCharacters, now },
            event.params.id,
          );
        }),
      )
    : undefined;
