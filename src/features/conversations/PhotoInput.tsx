import { type RefObject, useEffect, useState } from 'react';
import { acceptedFiles } from '../../photos/acceptedFiles.ts';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  onFiles: (files: readonly File[]) => void;
};

export const PhotoInput = ({ input, label, onFiles }: Props) => {
  const [accepted, setAccepted] = useState(acceptedFiles(''));
  useEffect(() => setAccepted(acceptedFiles(navigator.userAgent)), []);
  return (
    <input
      ref={input}
      type="file"
      multiple
      accept={accepted}
      aria-label={label}
      aria-hidden="true"
      className="sr-only"
      tabIndex={-1}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
};
