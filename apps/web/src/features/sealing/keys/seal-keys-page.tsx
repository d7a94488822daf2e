import './seal-keys.css';
import { listOwnSealKeys, type OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import { sealKeyKind } from '@zhaocai/model/sealing/seal-key';
import { Alert } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { canSeal } from '../worker/in-worker.ts';
import { EnvironmentSection } from './environment-section.tsx';
import { KeySection } from './key-section.tsx';
import { keyTexts as texts } from './texts.ts';

/** A person's own keys: the one that opens sealed bids, and a bidder's that signs them. */
export function SealKeysPage() {
  const t = useText();
  const allowed = useAllowed();
  const query = useEndpoint(listOwnSealKeys, {});
  const isAble = canSeal();
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)} />
      <p className="seal-explain">{t(texts.explain)}</p>
      {!isAble && <Alert type="error" showIcon title={t(texts.needsHttps)} description={t(texts.needsHttpsHelp)} />}
      <Loaded query={query} rows={4}>
        {(keys) => (
          <>
            <KeySection {...sectionOf(keys, sealKeyKind.code.opening)} isAble={isAble} />
            {allowed('bid_quote') && <KeySection {...sectionOf(keys, sealKeyKind.code.signing)} isAble={isAble} />}
            {allowed('bid_quote') && <EnvironmentSection />}
          </>
        )}
      </Loaded>
    </div>
  );
}

function sectionOf(keys: readonly OwnSealKey[], keyKind: number) {
  return { keyKind, keys: keys.filter((key) => key.keyKind === keyKind) };
}
