import { Button } from 'antd';
import { useRef } from 'react';
import { useText } from '../../kit/text/language.ts';
import { profileTexts as texts } from './profile-texts.ts';
import { Portrait } from './portrait.tsx';

export interface AvatarFieldProps {
  readonly avatar: string | null;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => Promise<unknown> | void;
}

/** One's picture, and a button for another. */
export function AvatarField({ avatar, isBusy, onChoose }: AvatarFieldProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="profile-avatar">
      <Portrait avatar={avatar} />
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
