import { revokeQuote } from '@zhaocai/model/tendering/quote-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { quoteTexts as texts } from './texts.ts';

/** After the deadline a bid is not withdrawn but revoked: asked twice, with what it costs. */
export function RevokeButton({ entryId }: { readonly entryId: string }) {
  const t = useText();
  const ask = useAskReason();
  const revoking = useCommand(revokeQuote, { success: texts.revoked });
  const handle = async () => {
    const reason = await ask({
      title: t(texts.revokeTitle),
      text: t(texts.revokeText),
      placeholder: t(texts.revokeReason),
      ok: t(texts.revoke),
      isDangerous: true,
    });
    if (reason) await revoking.run({ entryId, reason });
  };
  return (
    <Button danger size="small" loading={revoking.isRunning} onClick={() => void handle()}>
      {t(texts.revoke)}
    </Button>
  );
}
