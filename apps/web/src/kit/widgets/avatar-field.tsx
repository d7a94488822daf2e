import { CameraOutlined, UserOutlined } from '@ant-design/icons';
import { Avatar, Button } from 'antd';
import { useRef, useState } from 'react';
import { uploadFile } from '../http/upload.ts';
import { lastingLink } from '../http/lasting-link.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { suffixOf } from './file-rules.ts';
import { useStoredSource } from './use-stored-source.ts';
import { useNotify } from './use-notify.tsx';

export interface AvatarFieldProps {
  readonly id?: string;
  /** An address; of a stored file the lasting one. */
  readonly value?: string | null;
  readonly onChange?: (address: string) => void;
  readonly disabled?: boolean;
}

const maxBytes = 500 * 1024;
const suffixes = ['jpg', 'png'];

/** Why a picture cannot be an avatar. */
export function judgeAvatar({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!suffixes.includes(suffixOf(name))) return kitTexts.avatarKind;
  return size > maxBytes ? kitTexts.avatarTooLarge : undefined;
}

/** One's own picture: jpg or png up to 500 kb, shown round and taken as it is. */
export function AvatarField({ id, value, onChange, disabled }: AvatarFieldProps) {
  const t = useText();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const source = useStoredSource(value);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const fault = judgeAvatar(file);
    if (fault) return notify.warning(t(fault));
    setSending(true);
    try {
      const stored = await uploadFile({ file, query: { fileType: 'avatar', fileLocal: file.name } });
      onChange?.(lastingLink(stored.fileId));
    } catch (error) {
      notify.failure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="kit-avatar">
      <Avatar size={72} src={source} icon={<UserOutlined />} />
      <div>
        <Button
          icon={<CameraOutlined />}
          loading={isSending}
          disabled={disabled}
          onClick={() => picker.current?.click()}
        >
          {t(kitTexts.changeAvatar)}
        </Button>
        <p className="kit-drop-rules">{t(kitTexts.avatarRules)}</p>
      </div>
      <input
        id={id}
        ref={picker}
        type="file"
        className="kit-hidden-input"
        tabIndex={-1}
        aria-label={t(kitTexts.changeAvatar)}
        accept=".jpg,.png"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
