import { useState } from 'react';
import { usePicture } from './use-picture.ts';

const defaultPicture = '/favicon.svg';

/** Somebody's picture; the mark of the product where he has none, or where it cannot be shown. */
export function Portrait({ avatar }: { readonly avatar: string | null | undefined }) {
  const picture = usePicture(avatar);
  const [failed, setFailed] = useState<string>();
  const isShown = picture !== undefined && picture !== '' && picture !== failed;
  return (
    <span className="shell-avatar" aria-hidden>
      <img src={isShown ? picture : defaultPicture} alt="" onError={() => setFailed(picture)} />
    </span>
  );
}
