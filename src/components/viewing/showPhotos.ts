import { elementOf, type SheetPage } from './sheetPage.ts';
import { addPhoto, deletePhoto, loadPhotos, maxPhotos } from './sheetStore.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

export const showPhotos = (
  { part, say }: SheetPage,
  slug: string,
  tell: (text: string) => void,
  touch: () => void,
) => {
  const list = part('photos');
  const input = part<HTMLInputElement>('add');
  let shown: string[] = [];

  const show = async () => {
    const stored = await loadPhotos(slug);
    for (const address of shown) URL.revokeObjectURL(address);
    shown = stored.map(({ file }) => URL.createObjectURL(file));
    list.replaceChildren(
      ...stored.map(({ key }, index) => {
        const number = String(index + 1);
        const item = document.createElement('li');
        const remove = elementOf('button', '×', {
          type: 'button',
          'aria-label': say('deletePhoto', { number }),
        });
        remove.addEventListener('click', async () => {
          await deletePhoto(key);
          touch();
          await show();
          input.focus();
        });
        item.append(elementOf('img', '', { src: shown[index] ?? '', alt: say('photo', { number }) }), remove);
        return item;
      }),
    );
    return stored.length;
  };
  const add = async (files: readonly File[]) => {
    // Saves the sheet first, because photos without a sheet are deleted.
    touch();
    let count = (await loadPhotos(slug)).length;
    let failure = '';
    for (const file of files) {
      if (count >= maxPhotos) {
        failure = say('photosEnough', { count: String(maxPhotos) });
        break;
      }
      const small = await shrinkPhoto(file);
      if (!small) failure = say('photoUnread');
      else if (await addPhoto(slug, small, Date.now())) count += 1;
      else failure = say('photoFull');
    }
    await show();
    touch();
    if (failure) tell(failure);
  };
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    void add(files);
  });
  return { show };
};
