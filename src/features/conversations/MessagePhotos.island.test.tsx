import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { photoId } from '../../../tests/fixtures/buildPhoto.ts';
import { jpegFile } from '../../../tests/fixtures/photoWork.ts';
import { put, refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  control,
  hasButton,
  named,
  notices,
  pick,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openInbox, thread } from '../../../tests/inMemory/inbox.tsx';

const uploadPhoto = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/storage.ts', () => ({ uploadPhoto }));
vi.mock('../../photos/compressPhoto.ts', () => ({
  compressPhoto: async () => new Blob(['small'], { type: 'image/jpeg' }),
}));

type Sent = { thread: string; reply: { message: string; photos: string[] } };
const sent: Sent[] = [];
const answerUploads = (state = 'ready') =>
  uploadPhoto.mockImplementation(async (path: string) =>
    put(`message_photos/${path.split('/').at(-1)}`, {
      user_id: 'buyer',
      state,
      thread_id: null,
      created_at: 1,
      delete_at: 2,
    }),
  );
beforeEach(() => {
  sent.length = 0;
  uploadPhoto.mockReset();
  answerUploads();
  thread('wave');
  world.calls.ownQuotas = () => ({ quotas: {}, photos: true });
  world.calls.readPhotos = ({ photos }: { photos: string[] }) => ({
    photos: Object.fromEntries(photos.map((id) => [id, btoa('webp')])),
  });
  world.calls.sendPhotos = (order: Sent) => {
    sent.push(order);
    return { message: `📷 Photo\n${order.reply.message}`, created_at: Date.now() };
  };
});
const choose = async (...files: File[]) => {
  const input = await control('Add photos');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};
const stages = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stage]')].map(({ dataset }) => dataset.stage);
const pictures = () =>
  [...document.querySelectorAll('[role=log] img')].map((image) => image.getAttribute('alt'));

describe('photos of a reply', () => {
  it('stay on the phone until Send, with covering offered first, and arrive with their text', async () => {
    openInbox('#wave');
    await pick('Add photos, an offer, a visit or a phrase', 'Add photos');
    await choose(jpegFile(), jpegFile('b.jpg'));
    await until(stages).toEqual(['waiting', 'waiting']);
    await button('Cover numbers on papers');
    await says('Only the two of you can see these photos. They only leave your phone when you press Send.');
    expect(uploadPhoto).not.toHaveBeenCalled();
    type(named('reply'), 'My papers');
    submit(named('reply'));
    await notices('Reply sent!');
    expect(sent).toMatchObject([{ thread: 'wave', reply: { message: 'My papers' } }]);
    const ids = sent[0]?.reply.photos ?? [];
    expect(uploadPhoto.mock.calls.map(([path]) => path)).toEqual(
      ids.map((id) => `uploads/buyer/messages/photos/${id}`),
    );
    await until(pictures).toEqual(['Photo 1, sent by you', 'Photo 2, sent by you']);
    await until(stages).toEqual([]);
    await says('My papers');
    expect(document.querySelector('[role=log]')?.textContent).not.toContain('📷');
  });

  it('may be the whole message', async () => {
    openInbox('#wave');
    await until(() => named('reply')).not.toBeNull();
    await choose(jpegFile());
    await until(stages).toEqual(['waiting']);
    await press('Send reply');
    submit(named('reply'));
    await notices('Reply sent!');
    expect(sent).toHaveLength(1);
  });

  it('that fail lose nothing, and can be tried again', async () => {
    uploadPhoto.mockRejectedValue(new Error('storage/retry-limit-exceeded'));
    openInbox('#wave');
    await until(() => named('reply')).not.toBeNull();
    await choose(jpegFile());
    await until(stages).toEqual(['waiting']);
    type(named('reply'), 'My papers');
    submit(named('reply'));
    await says("Your message wasn't sent because a photo didn't upload.");
    expect(stages()).toEqual(['failed']);
    expect([named('reply').value, sent.length]).toEqual(['My papers', 0]);
    answerUploads();
    await press('Try photo 1 again');
    await until(stages).toEqual(['ready']);
    expect(sent).toEqual([]);
    submit(named('reply'));
    await notices('Reply sent!');
    expect(sent).toHaveLength(1);
  });

  it('that are cancelled on their way stop the message, which keeps its text', async () => {
    uploadPhoto.mockImplementation(
      (_path: string, _photo: Blob, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    openInbox('#wave');
    await until(() => named('reply')).not.toBeNull();
    await choose(jpegFile());
    await until(stages).toEqual(['waiting']);
    type(named('reply'), 'My papers');
    submit(named('reply'));
    await until(stages).toEqual(['uploading']);
    await press('Cancel upload of photo 1');
    await says("Your message wasn't sent");
    expect([named('reply').value, sent.length, stages()]).toEqual(['My papers', 0, []]);
  });

  it('are four at most', async () => {
    openInbox('#wave');
    await until(() => named('reply')).not.toBeNull();
    await choose(...Array.from({ length: 6 }, (_, index) => jpegFile(`${index}.jpg`)));
    await until(stages).toHaveLength(4);
    await says("2 photos weren't added: a message can have up to 4.");
  });

  it('are photos: another file is named with the reason', async () => {
    openInbox('#wave');
    await until(() => named('reply')).not.toBeNull();
    await choose(new File(['%PDF-1.7'], 'papers.jpg'));
    await says('papers.jpg: Invalid file type: Only image files');
    expect(stages()).toEqual([]);
  });

  it('are refused with the reason', async () => {
    world.calls.sendPhotos = () => refuse('FAILED_PRECONDITION');
    openInbox('#wave');
    await until(() => named('reply')).not.toBeNull();
    await choose(jpegFile());
    await until(stages).toEqual(['waiting']);
    submit(named('reply'));
    await says('This conversation has just been closed.');
    expect(stages()).toEqual(['ready']);
  });
});

describe('photos of the other side', () => {
  it('are shown with their name; one that was deleted says so', async () => {
    const photos = [photoId(1), photoId(2)];
    thread('wave', { last_reply_id: 'r1', last_reply_by: 'seller' });
    put('inquiries/wave/replies/r1', {
      ...buildReply({ message: '📷 Ảnh', phrases: [{ code: 'photo' }], photos }),
    });
    world.calls.readPhotos = () => ({ photos: { [photoId(1)]: btoa('webp'), [photoId(2)]: null } });
    openInbox('#wave');
    await until(pictures).toEqual(['Photo 1 from Nguyễn Văn An']);
    await says('This photo has been deleted');
    expect(document.querySelector('.inbox-list')?.textContent).toContain('📷 Photo');
  });

  it('that do not load can be asked for again', async () => {
    thread('wave', { photos: [photoId(3)], message: '📷 Photo', phrases: [{ code: 'photo' }] });
    const answer = world.calls.readPhotos;
    world.calls.readPhotos = () => refuse('RESOURCE_EXHAUSTED');
    openInbox('#wave');
    await says("Photos didn't load");
    world.calls.readPhotos = answer as never;
    await press('Try again');
    await until(pictures).toEqual(['Photo 1, sent by you']);
  });

  it('that are asked for are a press away', async () => {
    thread('wave', { last_reply_id: 'r1', last_reply_by: 'seller' });
    put('inquiries/wave/replies/r1', buildReply({ message: 'Can you send me a photo of the papers?' }));
    openInbox('#wave');
    await says('You can send photos right here.');
    expect(hasButton('Add photos')).toBe(true);
  });
});
