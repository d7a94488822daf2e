import type { DemoAccount } from '@zhaocai/model/system/tenant';
import { useText } from '../../kit/text/language.ts';
import { loginTexts } from './login-texts.ts';

export interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly isBusy: boolean;
  readonly onChoose: (account: DemoAccount) => void;
}

/** The people of the demo, each one click away. */
export function DemoAccounts({ accounts, isBusy, onChoose }: DemoAccountsProps) {
  const t = useText();
  if (accounts.length === 0) return null;
  return (
    <section className="login-demo" aria-label={t(loginTexts.demo)}>
      <h2>{t(loginTexts.demo)}</h2>
      <div>
        {accounts.map((account) => (
          <button
            key={`${account.tenantId}-${account.account}`}
            type="button"
            disabled={isBusy}
            onClick={() => onChoose(account)}
          >
            <strong>{account.account}</strong>
            <span>{t(account.label)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
