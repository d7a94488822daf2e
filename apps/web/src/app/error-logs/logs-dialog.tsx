import './logs.css';
import { sendErrors } from '@zhaocai/model/log/log-endpoints';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { call } from '../../kit/http/call.ts';
import { clearErrors, useErrorLog, type LoggedError } from '../session/error-log.ts';
import { logsTexts as texts } from './logs-texts.ts';

/** The whole screen: the errors of this browser, to send or to forget. */
export function LogsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const entries = useErrorLog((state) => state.entries);
  const { upload, clear, isBusy } = useLogWork(entries);
  const isEmpty = entries.length === 0;
  return (
    <Modal
      open
      className="logs"
      title={t(texts.title)}
      width="100vw"
      closable={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => void clear()} disabled={isEmpty} danger>
            {t(texts.clear)}
          </Button>
          <Button onClick={() => void upload()} disabled={isEmpty} loading={isBusy} type="primary">
            {t(texts.upload)}
          </Button>
          <Button onClick={onClose}>{t(kitTexts.close)}</Button>
        </>
      }
    >
      <p className="shell-quiet">{t(texts.help)}</p>
      {isEmpty ? <Empty title={t(texts.none)} help={t(texts.noneHelp)} /> : <Entries entries={entries} />}
    </Modal>
  );
}

function useLogWork(entries: readonly LoggedError[]) {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const upload = async () => {
    if (isBusy) return;
    const question = { title: t(texts.uploadQuestion), text: t(texts.uploadHelp), ok: t(texts.upload) };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      await call(sendErrors, { rows: [...entries] });
      clearErrors();
      notify.success(t(texts.uploaded));
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const clear = async () => {
    if (!(await confirm({ title: t(texts.clearQuestion), ok: t(texts.clear), isDangerous: true }))) return;
    clearErrors();
    notify.success(t(texts.cleared));
  };
  return { upload, clear, isBusy };
}

function Entries({ entries }: { entries: readonly LoggedError[] }) {
  const t = useText();
  const columns = [texts.type, texts.address, texts.content, texts.stack, texts.time];
  return (
    <div className="logs-scroll">
      <table className="logs-table">
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label.en} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.toReversed().map((entry) => (
            <tr key={entry.time + entry.message}>
              <td data-label={t(texts.type)}>{entry.type}</td>
              <td data-label={t(texts.address)} className="kit-mono">
                {entry.url}
              </td>
              <td data-label={t(texts.content)}>{entry.message}</td>
              <td data-label={t(texts.stack)}>
                {(entry.stack || entry.info) && (
                  <details>
                    <summary>{t(texts.showStack)}</summary>
                    <pre>
                      {entry.stack}
                      {entry.info}
                    </pre>
                  </details>
                )}
              </td>
              <td data-label={t(texts.time)} className="kit-number">
                {msToInstant(Date.parse(entry.time))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
