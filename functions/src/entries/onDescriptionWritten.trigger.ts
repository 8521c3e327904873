import { onDocumentWritten } from 'firebase-functions/firestore';
import { settings } from '../../../src/settings.ts';
import { planTranslation } from '../listings/translation.plan.ts';
import { onTime } from '../platform/onTime.ts';
import { documents } from '../platform/site.ts';
import { readListing } from '../readers/readListing.ts';
import { translateListing } from '../translation/translateListing.ts';
import { openTranslator } from '../translation/translator.ts';

const { translatedCharacters: most, firebase } = settings;
const translator = openTranslator(firebase.projectId);

/** Has a description translated for readers of the other language; there only where the setting allows it. */
export const onDescriptionWritten =
  most > 0
    ? onDocumentWritten(
        { document: 'motorcycles/{id}', retry: true, timeoutSeconds: 120 },
        onTime(async (event) => {
          const now = Date.now();
          // Most changes leave nothing to translate, which the event tells without a read.
          if (planTranslation(readListing(event.data?.after)) === null) return;
          await translateListing({ documents: documents(), translator, most, now }, event.params.id);
        }),
      )
    : undefined;
