import { cancelAuction, type AuctionState } from '@zhaocai/model/auction/auction-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useText } from '../../kit/text/language.ts';
import { useAskReason } from '../../kit/widgets/use-confirm.tsx';
import { auctionTexts as texts } from './texts.ts';

/** Ends it without its result, for a reason that everybody reads. */
export function CancelButton({ auction: { id, version } }: { readonly auction: AuctionState }) {
  const t = useText();
  const ask = useAskReason();
  const cancelling = useCommand(cancelAuction);
  const handle = async () => {
    const reason = await ask({ title: t(texts.cancel), placeholder: t(texts.cancelWhy), isDangerous: true });
    if (reason !== undefined) await cancelling.run({ id, version, reason });
  };
  return (
    <Button danger loading={cancelling.isRunning} onClick={() => void handle()}>
      {t(texts.cancel)}
    </Button>
  );
}
