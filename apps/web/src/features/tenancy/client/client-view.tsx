import type { Row } from '@zhaocai/model/kit/entity';
import { client } from '@zhaocai/model/tenancy/client';
import { Button } from 'antd';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { GrantNames, Lifetime } from './grant-names.tsx';
import { clientTexts as texts } from './texts.ts';

export interface ClientViewProps {
  readonly row: Row<typeof client> | undefined;
  readonly onClose: () => void;
}

/** A program in words: what it may ask for and how long its tokens last, not the codes that are stored. */
export function ClientView({ row, onClose }: ClientViewProps) {
  const t = useText();
  const { fields } = client;
  const facts = row && [
    { key: 'clientId', label: t(fields.clientId.label), value: row.clientId },
    {
      key: 'access',
      label: t(fields.accessTokenValidity.label),
      value: <Lifetime seconds={row.accessTokenValidity} />,
    },
    {
      key: 'refresh',
      label: t(fields.refreshTokenValidity.label),
      value: <Lifetime seconds={row.refreshTokenValidity} />,
    },
    {
      key: 'grants',
      label: t(fields.grantTypes.label),
      value: <GrantNames list={row.grantTypes} />,
      isWide: true,
    },
    { key: 'signOut', label: t(fields.signOutUrl.label), value: row.signOutUrl, isWide: true },
    { key: 'remark', label: t(fields.remark.label), value: row.remark, isWide: true },
  ];
  return (
    <Dialog isOpen={row !== undefined} title={t(texts.title)} width={administrationWidth} onClose={onClose}>
      {facts && <DescriptionList facts={facts} />}
      <div className="kit-form-foot">
        <Button onClick={onClose}>{t(kitTexts.close)}</Button>
      </div>
    </Dialog>
  );
}
