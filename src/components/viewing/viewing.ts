import { emptySheet, type Sheet, withPoint } from '../../domain/viewing/sheet.ts';
import { viewingLink } from '../../papersLink.ts';
import { localize, paths } from '../../paths.ts';
import { closeOnBack } from '../../ui/closeOnBack.ts';
import { askedSlug } from './askedSlug.ts';
import { loadListing } from './loadListing.ts';
import { elementOf, sheetPage } from './sheetPage.ts';
import { deleteOldSheets, deleteSheet, listSheets, loadSheet, saveSheet } from './sheetStore.ts';
import { showPhotos } from './showPhotos.ts';
import { showSheet } from './showSheet.ts';
import { startSharing } from './startSharing.ts';

const kinds: Record<string, Sheet['kind']> = {
  all: emptySheet.kind,
  scooter: { fuel: 'gasoline', transmission: 'automatic' },
  gears: { fuel: 'gasoline', transmission: 'manual' },
  electric: { fuel: 'electric', transmission: '' },
};

const openDialog = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  const forget = closeOnBack(() => dialog.close());
  dialog.addEventListener('close', forget, { once: true });
};

const start = (root: HTMLElement) => {
  const page = sheetPage(root);
  const { lang, part, say } = page;
  const slug = askedSlug();
  const listing = localize(lang, paths.listing(slug));
  const address = slug === '' ? '' : new URL(listing, location.href).href;
  const ownName = part<HTMLInputElement>('name');
  const ownKind = part<HTMLSelectElement>('kind');
  let sheet = loadSheet(slug) ?? emptySheet;
  let isSaved = true;
  let summary = '';
  const tell = (text: string) => {
    part('status').textContent = text;
  };

  const showSheets = () => {
    const others = listSheets().filter(([other]) => other !== slug);
    part('sheets').hidden = others.length === 0;
    part('list').replaceChildren(
      ...others.map(([other, { title }]) => {
        const item = document.createElement('li');
        const href = other === '' ? location.pathname : viewingLink(lang, other);
        item.append(elementOf('a', title || say('unnamed'), { href, class: 'onward', translate: 'no' }));
        return item;
      }),
    );
  };
  const show = () => {
    part('title').textContent = sheet.title;
    if (document.activeElement !== ownName) ownName.value = sheet.title;
    ownKind.value =
      Object.entries(kinds).find(
        ([, { fuel, transmission }]) => fuel === sheet.kind.fuel && transmission === sheet.kind.transmission,
      )?.[0] ?? 'all';
    summary = showSheet(page, sheet, sheet.title || say('unnamed'), address);
    showSheets();
  };
  const change = (make: (stored: Sheet) => Sheet) => {
    // Starts from the stored sheet, because another tab may have changed it.
    sheet = make((isSaved ? loadSheet(slug) : null) ?? sheet);
    isSaved = saveSheet(slug, sheet);
    tell(isSaved ? '' : say('full'));
    show();
  };
  const reload = () => {
    if (!isSaved) return;
    sheet = loadSheet(slug) ?? (slug === '' ? emptySheet : { ...sheet, at: 0, points: {} });
    show();
    void photos.show();
  };
  const photos = showPhotos(page, slug, tell, () => change((stored) => ({ ...stored, at: Date.now() })));

  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const key = target.closest<HTMLElement>('[data-point]')?.dataset.point ?? '';
    const { mark } = target.dataset;
    if (target instanceof HTMLInputElement && (mark === 'fine' || mark === 'fault'))
      change((stored) => withPoint(stored, key, { mark: target.checked ? mark : undefined }, Date.now()));
    else if (target instanceof HTMLTextAreaElement)
      change((stored) => withPoint(stored, key, { note: target.value }, Date.now()));
    else if (target === ownName) change((stored) => ({ ...stored, at: Date.now(), title: ownName.value }));
    else if (target === ownKind)
      change((stored) => ({ ...stored, at: Date.now(), kind: kinds[ownKind.value] ?? emptySheet.kind }));
  });
  startSharing(page, tell, () => summary);

  const dialog = part<HTMLDialogElement>('delete-dialog');
  part('delete').addEventListener('click', () => openDialog(dialog));
  dialog.addEventListener('close', async () => {
    if (dialog.returnValue !== 'delete') return;
    dialog.returnValue = '';
    await deleteSheet(slug);
    isSaved = true;
    reload();
  });
  addEventListener('storage', reload);
  // A page from the back/forward cache may show a sheet that was deleted meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && reload());

  const fillIn = async () => {
    tell(say('loading'));
    const listed = await loadListing(lang, slug);
    tell(listed ? '' : say('notFilled'));
    if (listed) change((stored) => ({ ...stored, ...listed, at: stored.at || Date.now() }));
  };
  part<HTMLAnchorElement>('bike').href = listing;
  show();
  void deleteOldSheets(Date.now()).then(() => {
    reload();
    if (slug !== '') void fillIn();
  });
};

const root = document.querySelector<HTMLElement>('[data-viewing]');
if (root) start(root);
