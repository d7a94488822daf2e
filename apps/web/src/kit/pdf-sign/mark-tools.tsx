import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { pictureSuffixes, suffixOf } from '../widgets/file-rules.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { signTexts as texts } from './sign-texts.ts';

interface MarkToolsProps {
  readonly isOpen: boolean;
  /** Without a picture it is the usual seal. */
  readonly onAdd: (picture?: string) => void;
}

const mostBytes = 500 * 1024;

/** Three kinds of mark: the drawn seal, a name by hand, a picture. */
export function MarkTools({ isOpen, onAdd }: MarkToolsProps) {
  const t = useText();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const choose = (file: File) => {
    if (!pictureSuffixes.includes(suffixOf(file.name))) return notify.warning(t(texts.pictureKind));
    if (file.size > mostBytes) return notify.warning(t(texts.pictureTooLarge));
    const reader = new FileReader();
    reader.onload = () => onAdd(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <>
      <Button disabled={!isOpen} onClick={() => onAdd()}>
        {t(texts.add)}
      </Button>
      <Button disabled={!isOpen} onClick={() => setDrawing(true)}>
        {t(texts.draw)}
      </Button>
      <Button disabled={!isOpen} onClick={() => picker.current?.click()}>
        {t(texts.picture)}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={pictureSuffixes.map((suffix) => `.${suffix}`).join(',')}
        className="kit-hidden-input"
        tabIndex={-1}
        disabled={!isOpen}
        aria-label={t(texts.picture)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) choose(file);
          event.target.value = '';
        }}
      />
      <SignaturePad
        isOpen={isDrawing}
        onClose={() => setDrawing(false)}
        onUse={(picture) => {
          onAdd(picture);
          setDrawing(false);
        }}
      />
    </>
  );
}
