import { walletAccount } from '@zhaocai/model/treasury/wallet-account';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { treasuryWords } from '../words.ts';

/** Where a supplier has his wallet paid to: to the default account, and to no other. */
export function WalletAccountPage() {
  const t = useText();
  return <ResourcePage entity={walletAccount} title={t(treasuryWords.accounts)} />;
}
