import { enableOss, testOss, type StorageStep } from '@zhaocai/model/resource/resource-endpoints';
import { App } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { providerTexts } from '../provider/provider-texts.ts';
import { ossTexts as texts } from './texts.ts';

interface Provider {
  readonly id: string;
  readonly ossCode: string;
}

/** A test may take as long as a slow store does. */
const patienceMs = 60_000;

/** Trying a provider out, and putting it to use. */
export function useOssWork() {
  const t = useText();
  const { message, notification } = App.useApp();
  const notify = useNotify();
  const confirm = useConfirm();
  const enabling = useCommand(enableOss, { success: providerTexts.enabled });
  const test = async ({ id, ossCode: code }: Provider) => {
    const hide = message.loading(t(texts.testing, { code }), 0);
    try {
      const { data } = await call(testOss, { id }, { timeoutMs: patienceMs });
      notification.success({ title: t(texts.testedTitle, { code }), description: <Steps steps={data.steps} /> });
    } catch (error) {
      notify.failure(error);
    } finally {
      hide();
    }
  };
  const enable = async ({ id, ossCode: code }: Provider) => {
    const question = { title: t(texts.enableTitle, { code }), text: t(texts.enableText), ok: t(providerTexts.enable) };
    if (await confirm(question)) await enabling.run({ id });
  };
  return { test, enable };
}

function Steps({ steps }: { steps: readonly StorageStep[] }) {
  const t = useText();
  return (
    <ul className="provider-steps">
      {steps.map(({ step, ms }) => (
        <li key={step}>{t(texts.step, { step: t(texts[step]), ms })}</li>
      ))}
    </ul>
  );
}
