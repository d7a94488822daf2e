import type { Row } from '@zhaocai/model/kit/entity';
import { listTenants } from '@zhaocai/model/tenancy/tenant-endpoints';
import { deriveTenantTemplate, type tenantTemplate } from '@zhaocai/model/tenancy/tenant-template';
import { Button, Form } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { PagedSelect, selectPageSize, type SelectOption } from '../../../kit/widgets/paged-select.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { templateTexts as texts } from './texts.ts';

interface UpdateDialogProps {
  readonly row: Row<typeof tenantTemplate> | undefined;
  readonly onClose: () => void;
}

/** Puts what a tenant of its kind has now in place of what the template carried. */
export function UpdateDialog({ row, onClose }: UpdateDialogProps) {
  const t = useText();
  const last = useLastShown(row);
  return (
    <Dialog
      isOpen={row !== undefined}
      title={last && t(texts.updateTitle, { name: last.templateName })}
      width={administrationWidth}
      onClose={onClose}
    >
      {row && <UpdateForm key={row.id} template={row} onClose={onClose} />}
    </Dialog>
  );
}

function UpdateForm({ template, onClose }: { template: Row<typeof tenantTemplate>; onClose: () => void }) {
  const t = useText();
  const [tenant, setTenant] = useState<SelectOption>();
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const input = { current, size: selectPageSize, keyword: useDeferredValue(keyword), kind: template.tenantKind };
  const { data, isFetching } = useEndpoint(listTenants, input, { keepPrevious: true });
  const command = useCommand(deriveTenantTemplate, { success: texts.saveAsDone });
  const options = (data?.records ?? []).map(({ tenantId, tenantName }) => ({ value: tenantId, label: tenantName }));
  const submit = async () => {
    if (!tenant) return;
    const { id: templateId, templateName, remark } = template;
    const asked = { tenantId: tenant.value, templateId, templateName, ...(remark && { remark }) };
    if (await command.run(asked)) onClose();
  };
  return (
    <>
      <Form layout="vertical">
        <Form.Item label={t(texts.tenant)} htmlFor="template-tenant" extra={t(texts.updateHelp)}>
          <PagedSelect
            id="template-tenant"
            placeholder={t(texts.chooseTenant)}
            value={tenant ? [tenant] : []}
            page={{ options, total: data?.total ?? 0, current, isLoading: isFetching }}
            onChange={([next]) => setTenant(next)}
            onSearch={(text) => {
              setKeyword(text);
              setCurrent(1);
            }}
            onPage={setCurrent}
          />
        </Form.Item>
      </Form>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" disabled={!tenant} loading={command.isRunning} onClick={() => void submit()}>
          {t(texts.update)}
        </Button>
      </div>
    </>
  );
}
