import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { sealPicture } from './seal-image.ts';
import { keyedPlace, type SealPlace } from './seal-keys.ts';
import type { Seal } from './seals.ts';
import { signTexts as texts } from './sign-texts.ts';

interface SealMarkProps {
  readonly seal: Seal;
  readonly isActive: boolean;
  readonly onActive: () => void;
  /** How many there are to be sealed. */
  readonly pages: number;
  readonly onMove: (place: Partial<SealPlace>) => void;
  readonly onRemove: () => void;
}

/** A seal on its page: dragged, or moved, made larger and taken away by the keyboard. In hand as soon as it lies there. */
export function SealMark({ seal, isActive, pages, onActive, onMove, onRemove }: SealMarkProps) {
  const t = useText();
  const usual = useSealPicture(seal.signer);
  const picture = seal.picture ?? usual;
  const grip = useRef<{ x: number; y: number }>(undefined);
  const handleMove = (event: React.PointerEvent<HTMLButtonElement>) => {
    const page = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!grip.current || !page) return;
    onMove({
      left: (event.clientX - page.left) / page.width - grip.current.x,
      top: (event.clientY - page.top) / page.height - grip.current.y,
    });
  };
  const handleKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove();
    const place = keyedPlace(seal, event, pages);
    if (!place) return;
    event.preventDefault();
    onMove(place);
  };
  return (
    <button
      ref={takeInHand}
      type="button"
      title={t(texts.sealKeys)}
      className={isActive ? 'kit-seal kit-seal-on' : 'kit-seal'}
      style={{ left: `${seal.left * 100}%`, top: `${seal.top * 100}%`, width: `${seal.width * 100}%` }}
      aria-label={t(texts.seal, { signer: seal.signer, page: seal.page + 1 })}
      aria-pressed={isActive}
      onFocus={onActive}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        const mark = event.currentTarget.getBoundingClientRect();
        const page = event.currentTarget.parentElement?.getBoundingClientRect();
        if (!page) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: (event.clientX - mark.left) / page.width, y: (event.clientY - mark.top) / page.height };
        onActive();
      }}
      onPointerMove={handleMove}
      onPointerUp={() => (grip.current = undefined)}
    >
      {picture && <img src={picture} alt="" draggable={false} />}
    </button>
  );
}

/** Where it was placed, or has come to by a key, the next key goes to it. */
function takeInHand(mark: HTMLButtonElement | null): void {
  mark?.focus();
  mark?.scrollIntoView({ block: 'nearest' });
}

/** The seal's picture as an address; given back when it is not shown any more. */
function useSealPicture(signer: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void sealPicture(signer).then((content) => {
      if (isGone) return;
      made = URL.createObjectURL(new Blob([content.slice()], { type: 'image/png' }));
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [signer]);
  return address;
}
