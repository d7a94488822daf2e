import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { signTexts as texts } from './sign-texts.ts';

interface SignaturePadProps {
  readonly isOpen: boolean;
  /** The picture as a data address. */
  readonly onUse: (picture: string) => void;
  readonly onClose: () => void;
}

const side = 480;

/** A name written by hand. It is a picture, and no digital signature. */
export function SignaturePad({ isOpen, onUse, onClose }: SignaturePadProps) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, side, side);
    setEmpty(true);
  };
  const footer = (
    <>
      <Button onClick={clear} disabled={isEmpty}>
        {t(texts.clear)}
      </Button>
      <Button
        type="primary"
        disabled={isEmpty}
        onClick={() => {
          const picture = canvas.current?.toDataURL('image/png');
          if (picture) onUse(picture);
          setEmpty(true);
        }}
      >
        {t(texts.use)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} title={t(texts.draw)} width={540} footer={footer} onClose={onClose}>
      <p className="kit-drop-rules">{t(texts.drawHelp)}</p>
      <canvas
        ref={canvas}
        width={side}
        height={side}
        className="kit-sign-pad"
        aria-label={t(texts.drawArea)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          stroke(event, true);
          setEmpty(false);
        }}
        onPointerMove={(event) => event.buttons > 0 && stroke(event, false)}
      />
    </Dialog>
  );
}

/** Draws to where the pointer is; the canvas may be shown smaller than it is. */
function stroke(event: React.PointerEvent<HTMLCanvasElement>, isStart: boolean): void {
  const pen = event.currentTarget.getContext('2d');
  if (!pen) return;
  const box = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * side;
  const y = ((event.clientY - box.top) / box.height) * side;
  if (isStart) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineWidth = 7;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#1a1a1a';
  }
  pen.lineTo(x, y);
  pen.stroke();
}
