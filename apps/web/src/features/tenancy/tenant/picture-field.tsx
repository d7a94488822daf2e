import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { lookTexts as texts } from './look-texts.ts';
import { shrinkPicture, type PictureLimits } from './shrink-picture.ts';

export interface PictureFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly limits: PictureLimits;
}

/** A picture that travels in the record: made small enough in the browser, shown at once. */
export function PictureField({ id, label, value, onChange, limits }: PictureFieldProps) {
  const t = useText();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const picture = await shrinkPicture(file, limits);
    setBusy(false);
    if (picture) onChange?.(picture);
    else notify.warning(t(texts.unreadable));
  };
  return (
    <div className="tenancy-picture">
      {value ? (
        <img src={value} alt={label} className={limits.isTransparent ? 'tenancy-logo' : undefined} />
      ) : (
        <span className="tenancy-no-picture" aria-hidden>
          <PictureOutlined />
        </span>
      )}
      <Button id={id} loading={isBusy} onClick={() => picker.current?.click()}>
        {t(value ? texts.replace : texts.choose)}
      </Button>
      {value && (
        <Button type="text" onClick={() => onChange?.(null)}>
          {t(texts.remove)}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        className="kit-hidden-input"
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
