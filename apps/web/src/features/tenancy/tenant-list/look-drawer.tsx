import type { TenantLook } from '@zhaocai/model/tenancy/tenant';
import { tenantDetail, tenantSetting, type TenantDetail } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useConfirmLeaving } from '../../../kit/page/use-confirm-leaving.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Drawer } from '../../../kit/widgets/drawer.tsx';
import { LookEditor } from '../tenant/look-editor.tsx';
import { tenantTexts as texts } from './texts.ts';

export interface LookDrawerProps {
  /** The id of the tenant's row; undefined while closed. */
  readonly tenantRowId: string | undefined;
  readonly onClose: () => void;
}

/** The look of a tenant's sign-in page, tried out before it is saved. */
export function LookDrawer({ tenantRowId, onClose }: LookDrawerProps) {
  const query = useEndpoint(tenantDetail, { id: tenantRowId }, { enabled: tenantRowId !== undefined });
  const isOpen = tenantRowId !== undefined;
  if (!isOpen || query.data?.id !== tenantRowId)
    return (
      <Drawer open={isOpen} size={920} onClose={onClose}>
        {isOpen && <Loaded query={query}>{() => null}</Loaded>}
      </Drawer>
    );
  return <OpenDrawer key={`${tenantRowId}-${query.data.version}`} tenant={query.data} onClose={onClose} />;
}

function OpenDrawer({ tenant, onClose }: { tenant: TenantDetail; onClose: () => void }) {
  const t = useText();
  const [look, setLook] = useState<TenantLook>(tenant.settings);
  const typing = useKeptDraft<TenantLook>(`look ${tenant.tenantId}`, setLook);
  const leave = () => {
    typing.drop();
    onClose();
  };
  const change = (next: TenantLook) => {
    setLook(next);
    typing.keep(next);
  };
  const confirmLeaving = useConfirmLeaving();
  const saving = useCommand(tenantSetting, { success: texts.lookSaved, onSuccess: leave });
  const isDirty = look !== tenant.settings;
  const close = async () => {
    if (!isDirty || (await confirmLeaving())) leave();
  };
  const { tenantId, version, tenantName: name } = tenant;
  return (
    <Drawer
      open
      size={920}
      title={t(texts.lookTitle, { name })}
      onClose={() => void close()}
      mask={{ closable: false }}
      footer={
        <div className="tenancy-drawer-foot">
          <Button onClick={() => void close()}>{t(texts.cancel)}</Button>
          <Button
            type="primary"
            disabled={!isDirty}
            loading={saving.isRunning}
            onClick={() => void saving.run({ tenantId, version, look })}
          >
            {t(texts.save)}
          </Button>
        </div>
      }
    >
      {tenant.domain === null && <Alert type="info" showIcon title={t(texts.lookNoHost)} className="tenancy-hint" />}
      {typing.offer}
      <LookEditor look={look} onChange={change} />
    </Drawer>
  );
}
