import { selectTenant, tenantDataSource } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { dataSourceTexts as texts } from './texts.ts';

export interface AssignDialogProps {
  readonly source: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
}

/** [R405] A tenant gets this data source, or loses the one it has. */
export function AssignDialog({ source, onClose }: AssignDialogProps) {
  const t = useText();
  const [tenantId, setTenantId] = useState<string>();
  const tenants = useEndpoint(selectTenant, {}, { enabled: source !== undefined });
  const giving = useCommand(tenantDataSource, { success: texts.assigned, onSuccess: onClose });
  const taking = useCommand(tenantDataSource, { success: texts.withdrawn, onSuccess: onClose });
  const name = source?.name ?? '';
  return (
    <Dialog isOpen={source !== undefined} width={520} title={t(texts.assignTitle, { name })} onClose={onClose}>
      <Select
        className="kit-wide"
        aria-label={t(texts.tenant)}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t(texts.chooseTenant)}
        loading={tenants.isLoading}
        value={tenantId}
        onChange={setTenantId}
        options={tenants.data?.map((one) => ({ value: one.tenantId, label: `${one.tenantName} ${one.tenantId}` }))}
      />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(texts.cancel)}</Button>
        <Button
          disabled={!tenantId}
          loading={taking.isRunning}
          onClick={() => tenantId && void taking.run({ tenantId, datasourceId: null })}
        >
          {t(texts.withdraw)}
        </Button>
        <Button
          type="primary"
          disabled={!tenantId}
          loading={giving.isRunning}
          onClick={() => tenantId && source && void giving.run({ tenantId, datasourceId: source.id })}
        >
          {t(texts.assign)}
        </Button>
      </div>
    </Dialog>
  );
}
