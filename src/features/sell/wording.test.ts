import { expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { listingFormSchema } from '../../domain/selling/listingForm.schema.ts';
import { formProblems } from '../../domain/selling/listingForm.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';

const t = translate('en', sell);

it.each([
  ['S5.8', 'phoneRequired', 'Phone number is required'],
  ['S5.10', 'priceLow', 'Price must be greater than 0'],
  ['S5.12', 'photosMissing', 'Please add at least one photo of your motorcycle'],
  ['S5.13', 'pricePublish', 'Please set a valid price for your motorcycle'],
  ['S5.18', 'rejected.type', 'Invalid file type: Only image files (jpg, jpeg, png, gif, webp) are allowed.'],
  ['S2.79', 'saveDraft', 'Save as Draft'],
  ['S2.79', 'create', 'Create Listing'],
  ['S2.80', 'update', 'Update Listing'],
  ['S2.81', 'publish', 'Publish Listing'],
  ['S2.84', 'notFound', 'Motorcycle not found'],
  ['S8.27', 'photo.upload', 'Upload failed'],
  ['S8.27', 'uploadFailedText', 'Failed to upload image. Please try again.'],
  ['S8.28', 'photo.compression', 'Image compression failed'],
  ['S8.28', 'compressionFailedText', 'Failed to compress image before upload. Please try a different image.'],
  ['S8.30', 'createdWithoutPhotos', 'Motorcycle created but some images failed to save'],
  ['S8.30', 'updatedWithoutPhotos', 'Motorcycle updated but some images failed to save'],
  ['S8.31', 'createFailed', 'Failed to create listing'],
  ['S8.31', 'updateFailed', 'Failed to update listing'],
  ['S8.34', 'created', 'Listing created successfully!'],
  ['S8.35', 'draftCreated', 'Draft saved successfully! You can complete and publish it later.'],
  ['S8.35', 'draftSaved', 'Draft saved successfully!'],
  ['S8.36', 'updated', 'Listing updated successfully!'],
] as const)('[%s] %s says “%s”', (_id, key, words) => expect(t(key)).toBe(words));

it('[S5.8] says to whoever leaves the phone number out that it is required', () => {
  const result = listingFormSchema('publish', new Date()).safeParse(buildForm({ contactPhone: '' }));
  const problem = formProblems.find((one) => one === result.error?.issues[0]?.message);
  expect(problem && t(problem)).toBe('Phone number is required');
});
