import { signApi } from '@zhaocai/model/file/sign-endpoints';
import { Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { certificateTexts as texts } from './texts.ts';

/** A P12 file with its password; both stay typed when the server refuses them. */
export function ImportCertificate({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const importing = useCommand(signApi.importCertificate, { success: texts.done });
  const send = async () => {
    if (!file) return notify.warning(t(texts.missing));
    const content = await addressOf(file);
    const certificateName = name.trim() || file.name.replace(/\.[^.]+$/, '');
    if (await importing.run({ certificateName, content, password })) onClose();
  };
  const footer = (
    <>
      <Button onClick={() => picker.current?.click()}>{t(texts.choose)}</Button>
      <Button type="primary" loading={importing.isRunning} onClick={() => void send()}>
        {t(texts.import)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={t(texts.importTitle)} width={520} footer={footer} onClose={onClose}>
      <div className="kit-sign-form">
        <span>{t(texts.file)}</span>
        <strong>{file?.name ?? '—'}</strong>
        <input
          ref={picker}
          type="file"
          accept=".p12,.pfx"
          className="kit-hidden-input"
          tabIndex={-1}
          aria-label={t(texts.file)}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
        <label htmlFor={`${id}name`}>{t(texts.name)}</label>
        <Input id={`${id}name`} maxLength={64} value={name} onChange={(event) => setName(event.target.value)} />
        <label htmlFor={`${id}password`}>{t(texts.password)}</label>
        <Input.Password
          id={`${id}password`}
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className="kit-drop-rules">{t(texts.help)}</p>
      </div>
    </Dialog>
  );
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}
