import { Button } from 'antd';
import { useRef } from 'react';
import { useText } from '../../kit/text/language.ts';
import { profileTexts as texts } from './profile-texts.ts';
import { usePicture } from './use-picture.ts';

export interface AvatarFieldProps {
  readonly avatar: string | null;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => Promise<unknown> | void;
}

/** One's picture, or the first letter of the name, and a button for another. */
export function AvatarField({ avatar, name, isBusy, onChoose }: AvatarFieldProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const picture = usePicture(avatar);
  return (
    <div className="profile-avatar">
      <span className="shell-avatar" aria-hidden>
        {picture ? <img src={picture} alt="" /> : name.slice(0, 1)}
      </span>
      <div>
        <Button loading={isBusy} onClick={() => picker.current?.click()}>
          {t(texts.chooseAvatar)}
        </Button>
        <p className="shell-quiet">{t(texts.avatarHelp)}</p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t(texts.avatar)}
        accept="image/jpeg,image/png"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void onChoose(file);
        }}
      />
    </div>
  );
}
