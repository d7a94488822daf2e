import { apiKey, listKeyScopes } from '@zhaocai/model/integration/api-key';
import { resource } from '@zhaocai/model/kit/resource';
import { Button } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { KeyState, type KeyRow } from './key-state.tsx';
import { keyTexts as texts } from './texts.ts';

const { detail } = resource(apiKey);
const { fields } = apiKey;

export interface KeyViewProps {
  readonly row: KeyRow | undefined;
  readonly onClose: () => void;
}

/** A key with what it may do, in words. */
export function KeyView({ row, onClose }: KeyViewProps) {
  const t = useText();
  return (
    <Dialog isOpen={row !== undefined} title={row?.keyName ?? ''} width={administrationWidth} onClose={onClose}>
      {row && <KeyFacts id={row.id} />}
      <div className="kit-form-foot">
        <Button onClick={onClose}>{t(kitTexts.close)}</Button>
      </div>
    </Dialog>
  );
}

function KeyFacts({ id }: { readonly id: string }) {
  const t = useText();
  const query = useEndpoint(detail, { id });
  const offered = useEndpoint(listKeyScopes, {});
  // What the user no longer holds has no name here: its code says what it was.
  const nameOf = (code: string) => {
    const scope = offered.data?.find((one) => one.code === code);
    return scope ? `${scope.menu} · ${scope.name}` : code;
  };
  return (
    <Loaded query={query}>
      {(row) => (
        <DescriptionList
          facts={[
            { key: 'state', label: t(fields.keyState.label), value: <KeyState row={row} /> },
            { key: 'start', label: t(fields.keyStart.label), value: <span className="kit-mono">{row.keyStart}…</span> },
            { key: 'user', label: t(fields.userId.label), value: nameBeside(row, 'userId') },
            { key: 'expire', label: t(fields.expireTime.label), value: row.expireTime },
            { key: 'rate', label: t(fields.requestsPerMinute.label), value: row.requestsPerMinute },
            { key: 'used', label: t(fields.lastUsedTime.label), value: row.lastUsedTime ?? t(texts.neverUsed) },
            { key: 'from', label: t(fields.lastUsedAddress.label), value: row.lastUsedAddress },
            {
              key: 'scopes',
              label: t(fields.scopes.label),
              value: codesOf(row.scopes).map(nameOf).join('、'),
              isWide: true,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

function codesOf(scopes: unknown): string[] {
  return Array.isArray(scopes) ? scopes.map(String) : [];
}
