import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { identityProvider, tryIdentityProvider } from '@zhaocai/model/session/identity-provider';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { identityProviderTexts as texts } from './texts.ts';

type Found = EndpointOutput<typeof tryIdentityProvider>;

/** Asks a provider as it is stored; a failure is told in the provider's words. */
export function useProviderTest() {
  const [found, setFound] = useState<Found>();
  const command = useCommand(tryIdentityProvider, { success: 'silent', onSuccess: setFound });
  return { found, run: (id: string) => command.run({ id }), close: () => setFound(undefined) };
}

const outcomes = {
  accepted: { type: 'success', title: texts.testPassed, client: texts.clientAccepted },
  refused: { type: 'error', title: texts.testRefused, client: texts.clientRefused },
  unknown: { type: 'warning', title: texts.testUnknown, client: texts.clientUnknown },
} as const;

/** What the test found, and what is still to be registered at the provider. */
export function ProviderTest({ found, onClose }: { found: Found | undefined; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      isOpen={found !== undefined}
      title={t(texts.testTitle)}
      width={administrationWidth}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t(texts.close)}
        </Button>
      }
    >
      {found && <Outcome found={found} />}
    </Dialog>
  );
}

function Outcome({ found }: { found: Found }) {
  const t = useText();
  const { type, title, client } = outcomes[found.client];
  return (
    <>
      <Alert type={type} showIcon title={t(title)} className="tenancy-tested" />
      <DescriptionList
        facts={[
          { key: 'issuer', label: t(identityProvider.fields.issuer.label), value: found.issuer, isWide: true },
          { key: 'signIn', label: t(texts.testSignIn), value: found.signInAddress, isWide: true },
          { key: 'client', label: t(texts.testClient), value: t(client), isWide: true },
          {
            key: 'signOut',
            label: t(texts.testSignOut),
            value: t(found.endsSessions ? texts.endsThere : texts.endsHere),
            isWide: true,
          },
          { key: 'register', label: t(texts.testRegister), value: found.redirectUri, isWide: true },
        ]}
      />
    </>
  );
}
