import Quill from 'quill/core';
import Bold from 'quill/formats/bold';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List from 'quill/formats/list';
import Underline from 'quill/formats/underline';
import Clipboard from 'quill/modules/clipboard';
import { trustPage } from '../../domain/platform/trustedTypes.ts';
import { deltaToHtml } from './deltaHtml.ts';

class PlainClipboard extends Clipboard {
  override onPaste(range: Parameters<Clipboard['onPaste']>[0], { text }: { text?: string; html?: string }) {
    super.onPaste(range, { text: text ?? '' });
  }
}

Link.PROTOCOL_WHITELIST = ['http', 'https', 'mailto', 'tel'];
Quill.register(
  {
    'modules/clipboard': PlainClipboard,
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/list': List,
    'formats/link': Link,
  },
  true,
);

export type Formats = {
  bold?: unknown;
  italic?: unknown;
  underline?: unknown;
  list?: unknown;
  link?: unknown;
};

type Listeners = { onChange: (html: string) => void; onFormats: (formats: Formats) => void };

export const createEditor = (element: HTMLElement, start: string, { onChange, onFormats }: Listeners) => {
  trustPage();
  const quill = new Quill(element, {
    formats: ['bold', 'italic', 'underline', 'list', 'link'],
    modules: { uploader: { mimetypes: [] } },
  });
  quill.setContents(quill.clipboard.convert({ html: start, text: '' }), 'silent');
  quill.history.clear();
  const tellFormats = () => onFormats(quill.getSelection() ? quill.getFormat() : {});
  quill.on('text-change', () => {
    onChange(deltaToHtml(quill.getContents().ops));
    tellFormats();
  });
  quill.on('selection-change', tellFormats);
  return quill;
};

export type Editor = ReturnType<typeof createEditor>;
